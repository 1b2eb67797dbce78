import type { Transaction } from "@hemline/database";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { commentLimits } from "../../shared/limits.ts";
import { mentionedSlugs } from "../../shared/markdown/mentions.ts";
import type { Reader } from "../../shared/permissions.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import { hasPage, notBlocked, viewerId } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { mentions } from "./tables.ts";

interface Comment {
  id: string;
  authorId: string;
  source: string;
}

/** Records whom an edited comment names, in place of whom it named before. */
export async function replaceMentions(tx: Transaction, comment: Comment): Promise<void> {
  await tx.delete(mentions).where(eq(mentions.commentId, comment.id));
  await saveMentions(tx, comment);
}

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

type MentionsBySlug = Map<string, { slug: string; username: string }>;

/** By comment, the members that it names by their slugs in its text, as far as the reader may see them. */
export async function mentionsIn(
  { db, shows }: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  rows: readonly { comment: { id: string; source: string } }[],
): Promise<Map<string, MentionsBySlug>> {
  const found = new Map<string, MentionsBySlug>();
  const ids = rows.filter(({ comment }) => comment.source.includes("@")).map(({ comment }) => comment.id);
  if (ids.length === 0) return found;
  const named = await db
    .select({
      memberId: mentions.memberId,
      commentId: mentions.commentId,
      inText: mentions.slug,
      slug: members.slug,
      username: members.username,
      firstName: members.firstName,
      lastName: members.lastName,
    })
    .from(mentions)
    .innerJoin(members, eq(members.id, mentions.memberId))
    .where(
      and(inArray(mentions.commentId, ids), hasPage, viewer ? notBlocked(members.id, viewerId(viewer)) : sql`true`),
    );
  shows(named.map(({ memberId }) => `member:${memberId}` as const));
  for (const { commentId, inText, ...member } of named) {
    const ofComment: MentionsBySlug = found.get(commentId) ?? new Map();
    found.set(commentId, ofComment.set(inText, { slug: member.slug, username: usernameOf(member) }));
  }
  return found;
}
