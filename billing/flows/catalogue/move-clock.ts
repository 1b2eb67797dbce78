import type { Database, Transaction } from "@hemline/database";
import { and, eq, gt } from "drizzle-orm";
import { ClockStands, UnknownProject } from "../../problems.ts";
import { dayMs } from "../../rules/durations.ts";
import { maxClockOffsetYears } from "../../rules/limits.ts";
import { periodEnd, readPeriod } from "../../rules/periods/periods.ts";
import { customers, operations, outbox, projects } from "../../store/tables.ts";

/**
 * Moves a sandbox project's time forward. What is due by then happens with the next ticks, everything on its own day.
 * Time never runs backwards over what has happened: to the world's time a project returns only while nothing has been
 * sold, renewed or ended there later than that.
 * @param o.by an ISO 8601 length such as `P1M` or `PT5M`, or an instant such as `2027-01-31T10:00:00Z`; null for the
 * world's time
 * @returns what time it is there now.
 * @throws UnknownProject; ClockStands where real money is about, or where the length is no length.
 */
export async function moveClock(
  db: Database,
  o: { project: string; by: string | null; now: Date; isLive: boolean },
): Promise<Date> {
  if (o.isLive) throw ClockStands("The card provider is in live mode, so the clock can’t be moved.");
  return db.transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.identifier, o.project)).for("no key update");
    if (!project) throw UnknownProject(o.project);
    if (await hasRealPayments(tx, project.id))
      throw ClockStands(`${o.project} has real payments, so its clock can’t be moved.`);
    if (o.by === null && (await hasLaterHistory(tx, project.id, o.now)))
      throw ClockStands(`${o.project} has events in the future, so its clock can’t go back yet.`);
    const there = new Date(o.now.getTime() + project.clockOffsetMs);
    const clockOffsetMs = o.by === null ? 0 : later(there, o.by).getTime() - o.now.getTime();
    if (clockOffsetMs > maxClockOffsetYears * 365 * dayMs)
      throw ClockStands(`The clock can be at most ${maxClockOffsetYears} years ahead.`);
    await tx.update(projects).set({ clockOffsetMs }).where(eq(projects.id, project.id));
    return new Date(o.now.getTime() + clockOffsetMs);
  });
}

async function hasRealPayments(tx: Transaction, projectId: string): Promise<boolean> {
  const [real] = await tx
    .select({ id: operations.id })
    .from(operations)
    .innerJoin(customers, eq(customers.id, operations.customerId))
    .where(and(eq(customers.projectId, projectId), eq(operations.isSandbox, false)))
    .limit(1);
  return real !== undefined;
}

/** Whether anything was sold or recorded in a project later than now. */
async function hasLaterHistory(tx: Transaction, projectId: string, now: Date): Promise<boolean> {
  const [bought] = await tx
    .select({ id: operations.id })
    .from(operations)
    .innerJoin(customers, eq(customers.id, operations.customerId))
    .where(and(eq(customers.projectId, projectId), gt(operations.createdAt, now)))
    .limit(1);
  const [told] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .innerJoin(customers, eq(customers.id, outbox.customerId))
    .where(and(eq(customers.projectId, projectId), gt(outbox.createdAt, now)))
    .limit(1);
  return bought !== undefined || told !== undefined;
}

function later(at: Date, length: string): Date {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(length)) {
    const instant = new Date(length);
    if (!(instant > at)) throw ClockStands(`${length} isn’t later than the project’s time, ${at.toISOString()}.`);
    return instant;
  }
  const [, number, unit] = /^PT(\d{1,6})([HM])$/.exec(length) ?? [];
  if (number && Number(number) > 0)
    return new Date(at.getTime() + Number(number) * (unit === "H" ? 3_600_000 : 60_000));
  if (!/^P[1-9]\d{0,4}[YMWD]$/.test(length))
    throw ClockStands(
      `${length} isn’t a length of time. Use P1M for a month, P3D for three days or PT5M for five minutes.`,
    );
  return periodEnd(at, at, readPeriod(length));
}
