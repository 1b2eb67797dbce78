import type { Database, Transaction } from "@hemline/database";
import { and, eq, gt, notExists, or, sql } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import { moderationLimits } from "../../../shared/limits.ts";
import { renderMarkdown } from "../../../shared/markdown/render-markdown.ts";
import { textOfHtml } from "../../../shared/markdown/text-of-html.ts";
import { type GuardReason, waitingReason } from "../../../shared/moderation/decision.ts";
import { usernameOf } from "../../accounts/person-names.ts";
import { members } from "../../accounts/tables.ts";
import { setGuardCase } from "../../cases/guard-case.ts";
import { guardedPhrases, hasPhrase } from "../../cases/guard-words.ts";
import { preparedRows, query } from "../../db/prepared-query.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { messages } from "../tables.ts";
import { type DiscussionOfCase, messageSnapshot } from "./message-snapshot.ts";

/** What photos are said to show. */
export const altsOf = (photos: readonly { alt: string }[]): string[] => photos.map(({ alt }) => alt);

/**
 * Why what a member writes waits until an admin has read it; null when it doesn’t.
 * @param text Markdown
 * @param beside what else others read of it: a title, tags, descriptions of photos
 */
export async function guardOf(
  db: Database | Transaction,
  site: Pick<SiteContext, "clock" | "publicUrl">,
  member: Pick<Member, "id" | "role">,
  text: string,
  beside: readonly string[] = [],
): Promise<GuardReason | null> {
  if (member.role === "admin") return null;
  if (hasWords([text, ...beside], await guardedPhrases(db))) return "words";
  return leadsElsewhere([text, ...beside].join("\n\n"), site) && (await isNewcomer(db, site, member.id))
    ? "link"
    : null;
}

/** As it was written, a text also says where its links lead; as others read it, no asterisks stand within a word. */
const hasWords = (texts: readonly string[], phrases: readonly string[]): boolean =>
  phrases.length > 0 &&
  texts.some((text) => hasPhrase(text, phrases) || hasPhrase(textOfHtml(renderMarkdown(text)), phrases));

/** Whether its HTML has a link to another host. */
function leadsElsewhere(text: string, { publicUrl }: Pick<SiteContext, "publicUrl">): boolean {
  if (!/https?:/i.test(text)) return false;
  const own = new URL(publicUrl).host;
  return [...renderMarkdown(text).matchAll(/href="(https?:[^"]+)"/gi)].some(
    ([, address = ""]) => URL.parse(address.replaceAll("&amp;", "&"))?.host !== own,
  );
}

/** Who joined some days ago, or has no message that others read. */
async function isNewcomer(
  db: Database | Transaction,
  { clock }: Pick<SiteContext, "clock">,
  memberId: string,
): Promise<boolean> {
  const since = new Date(clock().getTime() - moderationLimits.newMemberDays * dayMs);
  const found = await preparedRows(db, "newcomer", { memberId, since }, () =>
    query
      .select({ id: members.id })
      .from(members)
      .where(
        and(
          eq(members.id, sql.placeholder("memberId")),
          or(
            gt(members.createdAt, sql.placeholder("since")),
            notExists(
              query
                .select({ id: messages.id })
                .from(messages)
                .where(and(eq(messages.authorId, members.id), eq(messages.state, "live"))),
            ),
          ),
        ),
      ),
  );
  return found.length > 0;
}

/** The columns of a message that waits. */
export const waitingColumns = (guard: GuardReason, number: number) => ({
  state: "hidden" as const,
  hiddenWhy: waitingReason(guard, number),
  guard,
});

interface WaitingMessage {
  id: string;
  number: number;
  text: string;
  photos: readonly { id: string }[];
  guard: GuardReason;
  discussion: DiscussionOfCase;
}

/** Asks the admins to read a message that waits, also when it has changed since. */
export const askAdmins = (
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  member: Pick<Member, "id" | "slug" | "username" | "firstName" | "lastName">,
  one: WaitingMessage,
): Promise<void> => {
  const { id, number, text, guard, discussion } = one;
  const author = { slug: member.slug, username: usernameOf(member) };
  const photos = one.photos.map((photo) => photo.id);
  const snapshot = { ...messageSnapshot(number, discussion), text, author, photos };
  return setGuardCase(tx, site, { messageId: id, authorId: member.id, guard, snapshot });
};
