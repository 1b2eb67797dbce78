import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { discussions, messages } from "../tables.ts";

/** After messages were deleted, hidden or shown again: a discussion stands in lists where its newest live one puts it. */
export async function setLastMessageAt(tx: Transaction, discussionIds: readonly string[]): Promise<void> {
  await tx.execute(sql`update ${discussions} d set last_message_at = coalesce(
      (select m.posted_at from ${messages} m where m.discussion_id = d.id and m.state = 'live'
        order by m.number desc limit 1), d.posted_at)
    where d.id = any(${sql.param([...discussionIds])}::uuid[])`);
}
