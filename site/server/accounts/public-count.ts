import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What lists for everybody order members by. The counts of private members are for their followers alone. */
export const publicCount = (
  member: Record<"isPrivate" | "lookCount" | "followerCount", SQLWrapper>,
  count: "lookCount" | "followerCount",
): SQL => sql`(case when ${member.isPrivate} then 0 else ${member[count]} end)`;
