import type { Transaction } from "@hemline/database";
import { and, eq, isNull } from "drizzle-orm";
import type { ReportedKind } from "../../../shared/moderation/report.ts";
import { enqueueTelling } from "../../cases/enqueue-telling.ts";
import { cases, sanctions } from "../../cases/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { type CaseRow, casesAbout, lockCase } from "./case-by-id.ts";
import { liftLocked } from "./lift-sanction.ts";
import { lockSanction } from "./sanction-by-id.ts";

/**
 * What an admin shows again elsewhere is hidden by no decision any more. To hide it is lifted where its author knows of it;
 * before anybody does, the reports of it are dismissed instead. Comes after `lockSanctioned`.
 */
export async function showElsewhere(
  tx: Transaction,
  site: SiteContext,
  admin: Pick<Member, "id">,
  kind: ReportedKind,
  targetId: string,
): Promise<CacheTag[]> {
  const changed: CacheTag[] = [];
  for (const { id } of (await casesAbout(tx, kind, targetId)).filter(hides)) {
    const one = await lockCase(tx, id);
    await tx.update(cases).set({ hasChangedTarget: false }).where(eq(cases.id, one.id));
    if (one.decision !== "hidden") continue;
    if (one.toldAt === null) await dismissInstead(tx, site, admin, one);
    else changed.push(...(await liftOf(tx, site, admin, one)));
  }
  return changed;
}

const hides = ({ decision, hasChangedTarget }: CaseRow): boolean =>
  decision === "hidden" || (decision !== null && decision !== "dismissed" && hasChangedTarget);

async function dismissInstead(
  tx: Transaction,
  site: SiteContext,
  admin: Pick<Member, "id">,
  one: CaseRow,
): Promise<void> {
  const { id } = one;
  const version = one.version + 1;
  await tx.delete(sanctions).where(and(eq(sanctions.caseId, id), isNull(sanctions.liftedAt)));
  await tx
    .update(cases)
    .set({
      ...{ decision: "dismissed" as const, reason: null, why: "", version },
      ...{ decidedBy: admin.id, decidedAt: site.clock() },
    })
    .where(eq(cases.id, id));
  await enqueueTelling(tx, site, { id, version });
}

async function liftOf(
  tx: Transaction,
  site: SiteContext,
  admin: Pick<Member, "id">,
  { id }: CaseRow,
): Promise<CacheTag[]> {
  const [held] = await tx
    .select()
    .from(sanctions)
    .where(and(eq(sanctions.caseId, id), isNull(sanctions.liftedAt)));
  return held ? liftLocked(tx, site, admin, await lockSanction(tx, held)) : [];
}
