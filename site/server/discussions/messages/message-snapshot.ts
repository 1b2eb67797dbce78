import type { ReportSnapshot } from "../../../shared/moderation/report.ts";
import type { discussions } from "../tables.ts";

export type DiscussionOfCase = Pick<typeof discussions.$inferSelect, "slug" | "title" | "tags">;

/** What a case says of where a message stands. With the first one, admins read the title and the tags. */
export const messageSnapshot = (
  number: number,
  { slug, title, tags }: DiscussionOfCase,
): Pick<ReportSnapshot, "title" | "tags" | "message"> => ({
  ...(number === 1 ? { title: `Discussion “${title}”`, tags } : { title: `Reply in “${title}”` }),
  message: { slug, number },
});
