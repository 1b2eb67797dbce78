import type { Transaction } from "@hemline/database";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { ReportedKind } from "../../../shared/moderation/report.ts";
import { cases } from "../../cases/tables.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { enqueueTelling } from "./tell-decisions.ts";

/** What an admin has done about some things is the decision on the reports of them. */
export async function decideCasesAbout(
  tx: Transaction,
  site: Pick<SiteContext, "clock" | "jobs">,
  admin: Pick<Member, "id">,
  kind: ReportedKind,
  targetIds: readonly string[],
): Promise<void> {
  if (targetIds.length === 0) return;
  const decided = await tx
    .update(cases)
    .set({
      ...{ state: "decided" as const, decision: "other" as const, decidedBy: admin.id, decidedAt: site.clock() },
      ...{ version: sql`${cases.version} + 1`, claimedBy: null, claimedAt: null },
    })
    .where(and(eq(cases.targetKind, kind), inArray(cases.targetId, [...targetIds]), ne(cases.state, "decided")))
    .returning({ id: cases.id, version: cases.version });
  for (const one of decided) await enqueueTelling(tx, site, one);
}
