import type { Transaction } from "@hemline/database";
import { and, eq, inArray, sql } from "drizzle-orm";
import { textOfHtml } from "../../shared/markdown/text-of-html.ts";
import { searchable } from "../../shared/searchable.ts";
import { discussions, messages } from "./tables.ts";

/** Of the first message, in letters. Later ones are not searched for: a busy discussion has thousands. */
const searchedLength = 2_000;

interface SearchedDiscussion {
  title: string;
  tags: readonly string[];
  /** Of the first message. Null where it is hidden or deleted. */
  html: string | null;
}

/** The title’s line, and then what else finds it. */
const searchTextOf = ({ title, tags, html }: SearchedDiscussion): string =>
  searchable(`${title.replace(/\s+/g, " ")}\n${tags.join(" ")}\n${beginningOf(html ?? "")}`);

/** As far as a search reads a first message. */
export const beginningOf = (html: string): string => [...textOfHtml(html)].slice(0, searchedLength).join("");

/**
 * Writes what finds discussions, as their rows now say. Called last by whatever changes a title, tags, or the text or state of
 * a first message. The caller has locked the discussions.
 */
export async function renewSearchText(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: discussions.id, title: discussions.title, tags: discussions.tags, html: messages.html })
    .from(discussions)
    .leftJoin(
      messages,
      and(eq(messages.discussionId, discussions.id), eq(messages.number, 1), eq(messages.state, "live")),
    )
    .where(inArray(discussions.id, [...ids]));
  const texts = rows.map(searchTextOf);
  // One statement, however many they are.
  await tx.execute(sql`update ${discussions} d set search_text = renewed.search_text
    from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(texts)}::text[]) renewed (id, search_text)
    where d.id = renewed.id`);
}
