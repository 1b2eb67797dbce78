import { and, desc, eq, sql } from "drizzle-orm";
import type { FoundMessage } from "../../shared/discussions/message.ts";
import { messageLimits } from "../../shared/limits.ts";
import { textOfHtml } from "../../shared/markdown/text-of-html.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { members } from "../accounts/tables.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { readerKind, seenBy } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { openDiscussion } from "./discussion-by-slug.ts";
import { nobody } from "./messages/message-payload.ts";
import { messages } from "./tables.ts";

const maxSearchLength = 100;
const lettersAround = 60;

/** Messages of a discussion that hold these words, the newest first. @throws 404, 401, 403 */
export async function findMessages(
  site: SiteContext,
  viewer: Member | null,
  slug: string,
  search: string,
): Promise<FoundMessage[]> {
  const seen = await openDiscussion(site, viewer, slug);
  const words = search.slice(0, maxSearchLength).trim();
  if (words === "") return [];
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const values = { discussionId: seen.discussion.id, pattern, viewer: viewer?.id ?? null };
  const rows = await preparedRows(site.db, `messages by words for ${readerKind(viewer)}`, values, () =>
    query
      .select({
        ...{ number: messages.number, html: messages.html, postedAt: messages.postedAt },
        author: {
          username: members.username,
          firstName: members.firstName,
          lastName: members.lastName,
          standing: members.standing,
        },
      })
      .from(messages)
      .innerJoin(members, eq(members.id, messages.authorId))
      .where(
        and(
          eq(messages.discussionId, sql.placeholder("discussionId")),
          sql`${messages.source} ilike ${sql.placeholder("pattern")}::text`,
          eq(messages.state, "live"),
          seenBy(viewer, messages),
        ),
      )
      .orderBy(desc(messages.number))
      .limit(literalLimit(messageLimits.found)),
  );
  return rows.map(({ number, html, postedAt, author }) => ({
    ...{ number, text: around(textOfHtml(html), words), postedAt: postedAt.toISOString() },
    author: author.standing === "erased" ? nobody.username : usernameOf(author),
  }));
}

/** A piece of the text with the words in its middle. */
function around(text: string, words: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()));
  const from = Math.max(0, at - lettersAround);
  const to = at + words.length + lettersAround;
  // Half of a letter of two units would be drawn as a box.
  const piece = text.slice(from, to).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
  return `${from > 0 ? "…" : ""}${piece}${to < text.length ? "…" : ""}`;
}
