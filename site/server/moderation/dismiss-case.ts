import type { Transaction } from "@hemline/database";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { ReportedKind } from "../../shared/moderation/report.ts";
import { isUuid } from "../../shared/uuid.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { cases } from "./tables.ts";

/**
 * Decides a case without changing what was reported; idempotent. Who reports it again opens a new one.
 * @throws 404 for none
 */
export async function dismissCase(
  site: SiteContext,
  { admin, requestId }: { admin: Member; requestId: string },
  id: string,
): Promise<void> {
  if (!isUuid(id)) throw notFound("report");
  await site.db.transaction(async (tx) => {
    const [one] = await tx.select().from(cases).where(eq(cases.id, id)).for("update");
    if (!one) throw notFound("report");
    if (one.state === "decided") return;
    await tx.update(cases).set(decided(site)).where(eq(cases.id, id));
    const name = one.snapshot.title;
    await recordAudit(tx, site, {
      ...{ actorId: admin.id, act: "dismiss", targetKind: "case", targetId: id, why: "", requestId },
      ...{ before: { name, state: one.state }, after: { name, state: "decided" } },
    });
  });
}

/** What an admin has done about some things is the decision on the reports of them. */
export async function decideCasesAbout(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  kind: ReportedKind,
  targetIds: readonly string[],
): Promise<void> {
  if (targetIds.length === 0) return;
  const areAbout = and(eq(cases.targetKind, kind), inArray(cases.targetId, [...targetIds]), ne(cases.state, "decided"));
  await tx.update(cases).set(decided(site)).where(areAbout);
}

const decided = ({ clock }: Pick<SiteContext, "clock">) => ({
  state: "decided" as const,
  decidedAt: clock(),
  version: sql`${cases.version} + 1`,
});
