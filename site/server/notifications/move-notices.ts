import type { Transaction } from "@hemline/database";
import { and, inArray, isNotNull } from "drizzle-orm";
import { notifications } from "./tables.ts";

/** Groups the notifications about messages with those of the discussion to which they move. */
export async function moveNotices(tx: Transaction, messageIds: readonly string[], discussionId: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ underId: discussionId })
    .where(and(inArray(notifications.subjectId, [...messageIds]), isNotNull(notifications.underId)));
}
