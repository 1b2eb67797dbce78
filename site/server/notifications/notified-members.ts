import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { notifications } from "./tables.ts";

/** Those of `memberIds` who have a notification about a subject, of whichever kind, read or unread. */
export async function notifiedOf(
  tx: Transaction,
  subjectId: string,
  memberIds: readonly string[],
): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set();
  const rows = await tx
    .select({ memberId: notifications.memberId })
    .from(notifications)
    .where(and(eq(notifications.subjectId, subjectId), inArray(notifications.memberId, [...memberIds])));
  return new Set(rows.map(({ memberId }) => memberId));
}
