import type { Transaction } from "@hemline/database";
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { commentLimits } from "../../shared/limits.ts";
import { mentionedSlugs } from "../../shared/markdown/mentions.ts";
import type { Reader } from "../../shared/permissions.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import type { RenewedMentions } from "../notifications/renew-mention-notices.ts";
import { hasPage, notBlocked, viewerId } from "../relations/seen-by.ts";
import { comments, mentions } from "./tables.ts";

interface Comment {
  id: string;
  authorId: string;
  source: string;
}

/** Records whom an edited comment names, in place of whom it named before. @returns both */
export async function replaceMentions(tx: Transaction, comment: Comment): Promise<RenewedMentions> {
  const deleted = await tx
    .delete(mentions)
    .where(eq(mentions.commentId, comment.id))
    .returning({ memberId: mentions.memberId });
  return { before: idsOf(deleted), now: idsOf(await saveMentions(tx, comment)) };
}

const idsOf = (named: readonly { memberId: string }[]) => new Set(named.map(({ memberId }) => memberId));

/** Records whom a comment names, out of those whom its author may see. */
export async function saveMentions(
  tx: Transaction,
  { id, authorId, source }: Comment,
): Promise<{ memberId: string }[]> {
  const slugs = mentionedSlugs(source).slice(0, commentLimits.mentions);
  if (slugs.length === 0) return [];
  const named = await tx
    .select({ memberId: members.id, slug: memberSlugs.slug })
    .from(memberSlugs)
    .innerJoin(members, eq(members.id, memberSlugs.memberId))
    .where(
      and(
        inArray(memberSlugs.slug, slugs),
        ne(members.id, authorId),
        hasPage,
        notBlocked(members.id, viewerId({ id: authorId })),
      ),
    );
  if (named.length === 0) return [];
  await tx
    .insert(mentions)
    .values(named.map((one) => ({ ...one, commentId: id })))
    .onConflictDoNothing();
  return named;
}

export interface MentionedMember {
  id: string;
  /** As it stands in the text. */
  inText: string;
  slug: string;
  username: string | null;
  firstName: string;
  lastName: string | null;
}

/** The members whom a comment names, as far as the reader may see them. For a query of `comments`. */
export const mentionedMembers = (reader: Reader | null): SQL<MentionedMember[]> => sql<MentionedMember[]>`(
  select coalesce(json_agg(json_build_object('id', ${members.id}, 'inText', ${mentions.slug}, 'slug', ${members.slug},
    'username', ${members.username}, 'firstName', ${members.firstName}, 'lastName', ${members.lastName})), '[]')
  from ${mentions} join ${members} on ${members.id} = ${mentions.memberId}
  where ${mentions.commentId} = ${comments.id} and ${hasPage} and ${reader ? notBlocked(members.id) : sql`true`})`;
