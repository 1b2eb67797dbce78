import { and, asc, eq, sql } from "drizzle-orm";
import type { MessageDate } from "../../../shared/discussions/discussion.ts";
import { minTimelineMessages } from "../../../shared/discussions/discussion-options.ts";
import { preparedRows, query } from "../../db/prepared-query.ts";
import type { SiteContext } from "../../site-context.ts";
import { type discussions, messages } from "../tables.ts";

const shown = 48;

/** The dates of messages at even distances, the first and the last included; none of a short discussion. */
export async function messageDates(
  { db }: Pick<SiteContext, "db">,
  { id, lastNumber }: Pick<typeof discussions.$inferSelect, "id" | "lastNumber">,
): Promise<MessageDate[]> {
  if (lastNumber < minTimelineMessages) return [];
  const numbers = Array.from({ length: shown }, (_, at) => 1 + Math.round((at * (lastNumber - 1)) / (shown - 1)));
  const rows = await preparedRows(db, "dates of messages", { discussionId: id, numbers }, () =>
    query
      .select({ number: messages.number, at: messages.postedAt })
      .from(messages)
      .where(
        and(
          eq(messages.discussionId, sql.placeholder("discussionId")),
          sql`${messages.number} = any(${sql.placeholder("numbers")}::int[])`,
        ),
      )
      .orderBy(asc(messages.number)),
  );
  return rows.map(({ number, at }) => ({ number, at: at.toISOString() }));
}
