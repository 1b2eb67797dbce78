import { desc, eq } from "drizzle-orm";
import { hourMs } from "../../../shared/durations.ts";
import type { ExportRecord } from "../../../shared/leaving/leaving.ts";
import type { ExportDraft } from "../../../shared/leaving/leaving-draft.ts";
import { leavingLimits } from "../../../shared/lifetimes.ts";
import { isUuid, newUuid } from "../../../shared/uuid.ts";
import { requirePassword } from "../../accounts/passwords/require-password.ts";
import { exportRunning, exportTooSoon, notFound } from "../../problems.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { dataExports } from "../tables.ts";
import { exportQueue } from "./make-export.ts";

const everyMs = leavingLimits.exportEveryHours * hourMs;

type ExportRow = typeof dataExports.$inferSelect;

/** @throws 422 at `current_password`, 409 while one is being prepared, 429 within a day of the last one */
export async function requestExport(site: SiteContext, member: Member, draft: ExportDraft): Promise<ExportRecord> {
  await requirePassword(site, member, draft.current_password);
  const now = site.clock();
  const last = await latestRow(site, member);
  if (last?.state === "running") throw exportRunning();
  const waitMs = last?.state === "ready" ? last.askedAt.getTime() + everyMs - now.getTime() : 0;
  if (waitMs > 0) throw exportTooSoon(Math.ceil(waitMs / 1000));
  return exportRecord(await startExport(site, member, now), now);
}

const startExport = (site: SiteContext, member: Member, now: Date): Promise<ExportRow> =>
  site.db.transaction(async (tx) => {
    const id = newUuid(site.clock);
    const [row] = await tx
      .insert(dataExports)
      .values({ id, memberId: member.id, state: "running", askedAt: now })
      .onConflictDoNothing()
      .returning();
    // The unique index: another request was quicker.
    if (!row) throw exportRunning();
    await site.jobs.enqueue(exportQueue, { id }, { tx });
    return row;
  });

async function latestRow({ db }: SiteContext, { id }: Pick<Member, "id">): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.memberId, id))
    .orderBy(desc(dataExports.askedAt), desc(dataExports.id))
    .limit(1);
  return row;
}

export async function latestExport(site: SiteContext, member: Pick<Member, "id">): Promise<ExportRecord | null> {
  const row = await latestRow(site, member);
  return row ? exportRecord(row, site.clock()) : null;
}

/** The member's own copy, while it can be downloaded. @throws 404 also for another member's */
export async function readyExport({ db, clock }: SiteContext, member: Member, id: string): Promise<ExportRow> {
  if (!isUuid(id)) throw notFound("copy");
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
  if (row?.memberId !== member.id || row.state !== "ready" || isExpired(row, clock())) throw notFound("copy");
  return row;
}

const isExpired = ({ expiresAt }: ExportRow, now: Date) => expiresAt !== null && expiresAt <= now;

function exportRecord(row: ExportRow, now: Date): ExportRecord {
  const nextAt = new Date(row.askedAt.getTime() + everyMs);
  return {
    id: row.id,
    state: row.state === "ready" && isExpired(row, now) ? "expired" : row.state,
    askedAt: row.askedAt.toISOString(),
    sizeBytes: row.sizeBytes,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    nextAt: row.state === "ready" && nextAt > now ? nextAt.toISOString() : null,
  };
}
