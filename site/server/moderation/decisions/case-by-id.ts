import type { Database, Transaction } from "@hemline/database";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { minuteMs } from "../../../shared/durations.ts";
import { moderationLimits } from "../../../shared/limits.ts";
import type { ReportedKind } from "../../../shared/moderation/report.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { usernameOf } from "../../accounts/person-names.ts";
import { members } from "../../accounts/tables.ts";
import { cases } from "../../cases/tables.ts";
import { caseClaimed, notFound } from "../../problems.ts";

export type CaseRow = typeof cases.$inferSelect;

/** @throws 404 */
export async function caseById(db: Database | Transaction, id: string): Promise<CaseRow> {
  const [one] = isUuid(id) ? await db.select().from(cases).where(eq(cases.id, id)) : [];
  if (!one) throw notFound("report");
  return one;
}

/** Nobody reads, decides or changes a case about themselves or what they posted: to that admin, it is not there. */
export const notAbout = (admin: { id: string }): SQL => sql`${cases.authorId} is distinct from ${admin.id}::uuid`;

/** The same of one case. @throws 404 */
export function requireNotAbout({ authorId }: Pick<CaseRow, "authorId">, admin: { id: string }): void {
  if (authorId === admin.id) throw notFound("report");
}

/** All cases about a target, decided ones too. */
export const casesAbout = (db: Database | Transaction, kind: ReportedKind, targetId: string): Promise<CaseRow[]> =>
  db
    .select()
    .from(cases)
    .where(and(eq(cases.targetKind, kind), eq(cases.targetId, targetId)));

/** Reports join it, and decisions about it wait, until the transaction ends. @throws 404 */
export async function lockCase(tx: Transaction, id: string): Promise<CaseRow> {
  const [one] = isUuid(id) ? await tx.select().from(cases).where(eq(cases.id, id)).for("update") : [];
  if (!one) throw notFound("report");
  return one;
}

/** A claim ends by itself. */
export const claimsSince = (now: Date): Date => new Date(now.getTime() - moderationLimits.claimMinutes * minuteMs);

/** @throws 409 with the name of another admin who is at it */
export async function requireUnclaimed(
  db: Database | Transaction,
  { claimedBy, claimedAt }: Pick<CaseRow, "claimedBy" | "claimedAt">,
  admin: { id: string },
  now: Date,
): Promise<void> {
  if (claimedBy === null || claimedBy === admin.id || claimedAt === null || claimedAt <= claimsSince(now)) return;
  throw caseClaimed(await usernameOfMember(db, claimedBy));
}

export async function usernameOfMember(db: Database | Transaction, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await db
    .select({ username: members.username, firstName: members.firstName, lastName: members.lastName })
    .from(members)
    .where(eq(members.id, id));
  return found ? usernameOf(found) : null;
}
