import type { Transaction } from "@hemline/database";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { ReportedKind } from "../../shared/moderation/report.ts";
import { cases, sanctions } from "./tables.ts";

/**
 * Those of some things that a decision in force hides, also where it was made while they were deleted. Their authors can
 * restore them, but hidden. Whoever asks has locked them: a decision locks what it hides.
 */
export async function hiddenByDecision(
  tx: Transaction,
  kind: ReportedKind,
  targetIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: cases.targetId })
    .from(cases)
    .innerJoin(sanctions, eq(sanctions.caseId, cases.id))
    .where(
      and(
        eq(cases.targetKind, kind),
        sql`${cases.targetId} = any(${sql.param([...targetIds])}::uuid[])`,
        isNull(sanctions.liftedAt),
        or(eq(cases.decision, "hidden"), cases.hasChangedTarget),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
