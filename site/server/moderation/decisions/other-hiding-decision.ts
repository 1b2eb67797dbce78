import type { Transaction } from "@hemline/database";
import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { cases, sanctions } from "../../cases/tables.ts";
import type { CaseRow } from "./case-by-id.ts";

/**
 * Finds a decision in force on another case that hides the same thing: that decision is what hides it from now on, and
 * lifting it shows it. Comes after `lockSanctioned`, where its author has an account.
 */
export async function otherHidingDecision(
  tx: Transaction,
  { id, targetKind, targetId }: Pick<CaseRow, "id" | "targetKind" | "targetId">,
): Promise<CaseRow | null> {
  const inForce = tx.select({ id: sanctions.caseId }).from(sanctions).where(isNull(sanctions.liftedAt));
  const [other] = await tx
    .update(cases)
    .set({ hasChangedTarget: true })
    .where(
      and(
        ...[eq(cases.targetKind, targetKind), eq(cases.targetId, targetId), ne(cases.id, id)],
        ...[or(eq(cases.decision, "hidden"), cases.hasChangedTarget), inArray(cases.id, inForce)],
      ),
    )
    .returning();
  return other ?? null;
}
