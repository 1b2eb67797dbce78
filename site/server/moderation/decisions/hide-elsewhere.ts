import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import type { ReportedKind } from "../../../shared/moderation/report.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { cases, sanctions } from "../../cases/tables.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import type { ReportedThing } from "../reported-thing.ts";
import { settleCase } from "./settle-case.ts";

/**
 * What an admin hides without deciding a report is a decision as well, also on its open reports: its author hears why, and can
 * ask for another look. For what was shown, or waited. Comes after `lockSanctioned`.
 */
export async function hideElsewhere(
  tx: Transaction,
  site: SiteContext,
  admin: Pick<Member, "id">,
  kind: ReportedKind,
  { id: targetId, authorId, snapshot }: ReportedThing,
  why: string,
): Promise<void> {
  if (authorId === null) throw new Error(`A ${kind} belongs to nobody who could be told.`);
  const now = site.clock();
  const [one] = await tx
    .insert(cases)
    .values({ id: newUuid(site.clock), targetKind: kind, targetId, authorId, snapshot, openedAt: now })
    .onConflictDoUpdate({
      target: [cases.targetKind, cases.targetId],
      targetWhere: sql`${cases.state} <> 'decided'`,
      // Changes nothing: the row is locked.
      set: { targetId },
    })
    .returning({ id: cases.id, version: cases.version });
  if (!one) throw new Error("The upsert of a case returned no row.");
  await tx.insert(sanctions).values({
    ...{ id: newUuid(site.clock), memberId: authorId, kind: "hidden", until: null, reason: "other", why },
    ...{ caseId: one.id, by: admin.id, createdAt: now },
  });
  await settleCase(tx, site, admin, one, { decision: "hidden", reason: "other", why, hasChangedTarget: true });
}
