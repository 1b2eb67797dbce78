import type { Transaction } from "@hemline/database";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { cases, sanctions } from "../../cases/tables.ts";

/** Whether a decision in force hides a message that waited until then. */
export async function isHiddenBeforePublication(tx: Transaction, messageId: string): Promise<boolean> {
  const found = await tx
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(sanctions, and(eq(sanctions.caseId, cases.id), isNull(sanctions.liftedAt)))
    .where(and(eq(cases.targetKind, "message"), eq(cases.targetId, messageId), isNotNull(cases.guard)))
    .limit(1);
  return found.length > 0;
}
