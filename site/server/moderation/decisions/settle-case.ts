import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { ChosenDecision } from "../../../shared/moderation/decision.ts";
import type { ReportReason } from "../../../shared/moderation/report.ts";
import { enqueueTelling } from "../../cases/enqueue-telling.ts";
import { cases } from "../../cases/tables.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import type { CaseRow } from "./case-by-id.ts";

interface Settled {
  decision: ChosenDecision;
  reason: ReportReason | null;
  why: string;
  /** Whether it hides what the case is about, or has shown what waited. */
  hasChangedTarget: boolean;
}

/** Closes a case that is locked, and has everyone told whom its decision concerns. */
export async function settleCase(
  tx: Transaction,
  site: Pick<SiteContext, "clock" | "jobs">,
  admin: Pick<Member, "id">,
  { id, version: before }: Pick<CaseRow, "id" | "version">,
  settled: Settled,
): Promise<void> {
  const version = before + 1;
  await tx
    .update(cases)
    .set({
      ...{ ...settled, state: "decided" as const, version },
      ...{ decidedBy: admin.id, decidedAt: site.clock(), claimedBy: null, claimedAt: null },
    })
    .where(eq(cases.id, id));
  await enqueueTelling(tx, site, { id, version });
}
