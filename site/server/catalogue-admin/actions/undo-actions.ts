import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import type { ActionResult, UndoAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { type CatalogueState, catalogueStates } from "../../../shared/catalogue-admin/catalogue-options.ts";
import { audit } from "../../audit/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { withdrawAbout } from "../../notifications/withdraw.ts";
import { notFound, nothingUndone } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { type Change, recordChanges } from "../history/record-change.ts";
import { isUndoable, stateActs } from "../history/undoable.ts";
import { brandSubjects, productSubjects, type Subject, type Subjects } from "./subjects.ts";

type Entry = typeof audit.$inferSelect;

/**
 * Takes back what moved brands or products to another state, for a day and while nothing else moved them since; all in
 * one transaction.
 * @param ids of entries in the audit log
 * @throws 404 where none of them is there, 409 where none can be undone
 */
export async function undoActions(site: SiteContext, acting: ActingAdmin, ids: readonly string[]): Promise<UndoAnswer> {
  const { results, changed } = await site.db.transaction(async (tx) => {
    const entries = await tx
      .select()
      .from(audit)
      .where(inArray(audit.id, [...ids]));
    const brands = await undoAll(tx, site, acting, brandSubjects, entries);
    const products = await undoAll(tx, site, acting, productSubjects, entries);
    const all = [...brands.results, ...products.results];
    if (all.length === 0) throw notFound("action");
    if (!all.some(({ outcome }) => outcome === "done")) throw nothingUndone(all);
    return { results: all, changed: [...brands.changed, ...products.changed] };
  });
  site.changed(changed);
  return { undone: results.filter(({ outcome }) => outcome === "done").length, results };
}

async function undoAll(
  tx: Transaction,
  site: SiteContext,
  acting: ActingAdmin,
  subjects: Subjects,
  entries: readonly Entry[],
): Promise<{ results: ActionResult[]; changed: CacheTag[] }> {
  const own = entries.filter(({ targetKind }) => targetKind === subjects.kind);
  const locked = await lockTargets(tx, subjects, own);
  const results: ActionResult[] = [];
  const changes: Change[] = [];
  const undone: Subject[] = [];
  for (const subject of locked) {
    const obstacle = await obstacleTo(tx, site, subjects, subject, own);
    const { slug, name } = subject;
    results.push({ slug, name, outcome: obstacle ? "refused" : "done", message: obstacle ?? "Undone" });
    const entry = own.find(({ targetId }) => targetId === subject.id);
    if (obstacle || !entry) continue;
    changes.push(await undoOne(tx, site, subjects, subject, entry));
    undone.push(subject);
  }
  await recordChanges(tx, site, acting, changes);
  return { results, changed: undone.length ? await subjects.settle(tx, undone) : [] };
}

async function lockTargets(tx: Transaction, subjects: Subjects, entries: readonly Entry[]): Promise<Subject[]> {
  const held = await subjects.byIds(
    tx,
    entries.map(({ targetId }) => targetId),
  );
  return held.length ? subjects.lock(tx, held) : [];
}

/** Why an action on it cannot be undone; null when it can. */
async function obstacleTo(
  tx: Transaction,
  site: SiteContext,
  subjects: Subjects,
  subject: Subject,
  entries: readonly Entry[],
): Promise<string | null> {
  const own = entries.filter(({ targetId }) => targetId === subject.id);
  const [entry] = own;
  const last = await lastMove(tx, subjects, subject.id);
  if (!entry || own.length > 1 || last?.id !== entry.id || subject.state !== stateIn(entry.after))
    return "It was changed since.";
  if (!isUndoable(entry, site.clock())) return "Actions can be undone for a day, and merging can’t be undone.";
  return stateIn(entry.before) === "live" ? subjects.obstacle(tx, subject) : null;
}

async function lastMove(tx: Transaction, { kind }: Subjects, id: string): Promise<Entry | undefined> {
  const rows = await tx
    .select()
    .from(audit)
    .where(and(eq(audit.targetKind, kind), eq(audit.targetId, id), inArray(audit.act, [...stateActs])));
  // At one instant the later id is the later entry.
  return rows.sort((one, other) => other.at.getTime() - one.at.getTime() || (other.id > one.id ? 1 : -1))[0];
}

async function undoOne(
  tx: Transaction,
  site: SiteContext,
  subjects: Subjects,
  { id, state, answer }: Subject,
  { act, before }: Entry,
): Promise<Change> {
  const to = { state: stateIn(before) ?? "proposed", answer: textIn(before, "answer") };
  await subjects.set(tx, id, { ...to, editedAt: site.clock() });
  if (act === "approve" || act === "refuse") await withdrawAbout(tx, id);
  return { act: "undo", kind: subjects.kind, id, before: { state, answer }, after: to };
}

const stateIn = (fields: Entry["before"]): CatalogueState | undefined =>
  catalogueStates.find((state) => state === fields?.state);

const textIn = (fields: Entry["before"], name: string): string | null => {
  const text = fields?.[name];
  return typeof text === "string" ? text : null;
};
