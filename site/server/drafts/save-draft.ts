import { randomInt } from "node:crypto";
import type { Transaction } from "@hemline/database";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { SavedDraft } from "../../shared/drafts/draft.ts";
import { draftLimits } from "../../shared/limits.ts";
import { draftConflict } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { draftOf } from "./draft-of.ts";
import { type DraftSubjects, requirePlace } from "./require-draft-place.ts";
import type { StoredPlace } from "./stored-place.ts";
import { drafts } from "./tables.ts";

const maxFirstVersion = 1_000_000_000;

/**
 * Saves what follows `version` of a draft, 0 for a first one. The same text again is answered as saved, so that a lost
 * answer is no conflict.
 * @throws 404 for a place that is not the member's, 409 with the present draft when it is of another version
 */
export async function saveDraft(
  site: SiteContext,
  subjects: DraftSubjects,
  memberId: string,
  at: StoredPlace,
  { body, version }: { body: unknown; version: number },
): Promise<SavedDraft> {
  const { place } = at;
  const saved = await site.db.transaction(async (tx) => {
    await requirePlace(tx, subjects, memberId, at);
    const row = { memberId, place, body, updatedAt: site.clock() };
    const written = version === 0 ? await insertDraft(tx, row) : await updateDraft(tx, row, version);
    return written ?? (await sameDraft(tx, row));
  });
  if (!saved) throw draftConflict(await draftOf(site, memberId, place));
  return { version: saved.version, updatedAt: saved.updatedAt.toISOString() };
}

type NewDraft = Omit<typeof drafts.$inferInsert, "version">;

const savedColumns = { version: drafts.version, updatedAt: drafts.updatedAt };

async function insertDraft(tx: Transaction, row: NewDraft) {
  const [made] = await tx
    .insert(drafts)
    .values({ ...row, version: randomInt(1, maxFirstVersion) })
    .onConflictDoNothing()
    .returning(savedColumns);
  if (made) await deleteOldest(tx, row.memberId);
  return made;
}

async function updateDraft(tx: Transaction, { body, updatedAt, ...at }: NewDraft, version: number) {
  const [changed] = await tx
    .update(drafts)
    .set({ body, updatedAt, version: version + 1 })
    .where(and(isAt(at), eq(drafts.version, version)))
    .returning(savedColumns);
  return changed;
}

async function sameDraft(tx: Transaction, { body, ...at }: NewDraft) {
  const [same] = await tx
    .select(savedColumns)
    .from(drafts)
    .where(and(isAt(at), sql`${drafts.body} = ${JSON.stringify(body)}::jsonb`));
  return same;
}

const isAt = ({ memberId, place }: Pick<NewDraft, "memberId" | "place">) =>
  and(eq(drafts.memberId, memberId), eq(drafts.place, place));

async function deleteOldest(tx: Transaction, memberId: string): Promise<void> {
  const newest = tx
    .select({ place: drafts.place })
    .from(drafts)
    .where(eq(drafts.memberId, memberId))
    .orderBy(desc(drafts.updatedAt), desc(drafts.place))
    .limit(draftLimits.drafts);
  await tx.delete(drafts).where(and(eq(drafts.memberId, memberId), notInArray(drafts.place, newest)));
}
