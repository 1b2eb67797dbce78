import type { Transaction } from "@hemline/database";
import { and, eq, ne, sql } from "drizzle-orm";
import type { ReportedKind } from "../../shared/moderation/report.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { enqueueTelling } from "./enqueue-telling.ts";
import { cases } from "./tables.ts";

/**
 * What an admin has done about some things is the decision on the reports of them.
 * @param decision `dismissed` when they waited and were shown
 */
export async function decideCasesAbout(
  tx: Transaction,
  site: Pick<SiteContext, "clock" | "jobs">,
  admin: Pick<Member, "id">,
  kind: ReportedKind,
  targetIds: readonly string[],
  decision: "other" | "dismissed" = "other",
): Promise<void> {
  if (targetIds.length === 0) return;
  // One parameter, however many they are.
  const isAboutOne = sql`${cases.targetId} = any(${sql.param([...targetIds])}::uuid[])`;
  const decided = await tx
    .update(cases)
    .set({
      ...{
        state: "decided" as const,
        decision,
        hasChangedTarget: decision === "dismissed",
        decidedBy: admin.id,
        decidedAt: site.clock(),
      },
      ...{ version: sql`${cases.version} + 1`, claimedBy: null, claimedAt: null },
    })
    .where(and(eq(cases.targetKind, kind), isAboutOne, ne(cases.state, "decided")))
    .returning({ id: cases.id, version: cases.version });
  for (const one of decided) await enqueueTelling(tx, site, one);
}
