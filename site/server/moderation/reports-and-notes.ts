import { and, asc, desc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import { adminLimits } from "../../shared/limits.ts";
import type { AdminCase, AdminNote } from "../../shared/moderation/admin.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { members } from "../accounts/tables.ts";
import { caseNotes, reports } from "../cases/tables.ts";
import type { SiteContext } from "../site-context.ts";

/** What reporters said, for a whole page of cases. */
export async function reportsOf({ db }: Pick<SiteContext, "db">, caseIds: string[]) {
  const counts = caseIds.length
    ? await db
        .select({ caseId: reports.caseId, reason: reports.reason, count: sql<number>`count(*)::int` })
        .from(reports)
        .where(inArray(reports.caseId, caseIds))
        .groupBy(reports.caseId, reports.reason)
        .orderBy(desc(sql`count(*)`), asc(reports.reason))
    : [];
  const notes = await notesFor(db, caseIds);
  return (id: string): Pick<AdminCase, "reasons" | "reporters" | "notes"> => {
    const reasons = counts.filter(({ caseId }) => caseId === id).map(({ reason, count }) => ({ reason, count }));
    return {
      reasons,
      reporters: reasons.reduce((sum, { count }) => sum + count, 0),
      notes: notes.filter(({ caseId }) => caseId === id).map(({ note }) => note),
    };
  };
}

/** The newest of each case. */
async function notesFor(db: SiteContext["db"], caseIds: string[]): Promise<{ caseId: string; note: string }[]> {
  if (caseIds.length === 0) return [];
  const newestFirst = sql`${desc(reports.createdAt)}, ${asc(reports.reporterId)}`;
  const ofCase = db
    .select({
      ...{ caseId: reports.caseId, note: reports.note },
      place: sql<number>`row_number() over (partition by ${reports.caseId} order by ${newestFirst})`.as("place"),
    })
    .from(reports)
    .where(and(inArray(reports.caseId, caseIds), ne(reports.note, "")))
    .as("of_case");
  return db
    .select({ caseId: ofCase.caseId, note: ofCase.note })
    .from(ofCase)
    .where(lte(ofCase.place, adminLimits.shownNotes))
    .orderBy(asc(ofCase.place));
}

/** What admins wrote, for a whole page of cases. */
export async function adminNotesOf(
  { db }: Pick<SiteContext, "db">,
  caseIds: string[],
): Promise<(id: string) => AdminNote[]> {
  const rows = caseIds.length
    ? await db
        .select({
          ...{ id: caseNotes.id, caseId: caseNotes.caseId, text: caseNotes.text, at: caseNotes.createdAt },
          author: { firstName: members.firstName, lastName: members.lastName, username: members.username },
        })
        .from(caseNotes)
        .leftJoin(members, eq(members.id, caseNotes.authorId))
        .where(inArray(caseNotes.caseId, caseIds))
        .orderBy(asc(caseNotes.createdAt), asc(caseNotes.id))
    : [];
  return (id) =>
    rows
      .filter(({ caseId }) => caseId === id)
      .map((row) => ({
        ...{ id: row.id, text: row.text, at: row.at.toISOString() },
        username: row.author && usernameOf(row.author),
      }));
}
