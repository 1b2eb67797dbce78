import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import type { ActionResult, UndoAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { AuditAct } from "../../../shared/moderation/admin.ts";
import { audit } from "../../audit/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { notFound, nothingUndone } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import type { SluggedKind } from "../../slugs/tables.ts";
import { type Change, recordChanges } from "../history/record-change.ts";
import { isUndoable } from "../history/undoable.ts";

/** An entry of the audit log. */
export type Logged = typeof audit.$inferSelect;

/** Rows that actions move from one state to another, and how such a move is taken back. */
export interface Undoable<Row extends { id: string; state: string }> {
  kind: SluggedKind;
  /** All acts that move a row to another state. */
  moves: readonly AuditAct[];
  /** Those that can be undone. */
  undoableActs: readonly AuditAct[];
  /** Why the others cannot, and no move later than a day. */
  tooLate: string;
  /** With everything that has to be locked before them, in the order of their ids. */
  lock(tx: Transaction, ids: readonly string[]): Promise<Row[]>;
  nameOf(row: Row): Pick<ActionResult, "slug" | "name">;
  /** Why the state before the act cannot come back; null when it can. */
  obstacle(tx: Transaction, row: Row, act: Logged): Promise<string | null>;
  undo(tx: Transaction, row: Row, act: Logged): Promise<Change>;
  /** Called once, after all of them. @returns the tags of what changed */
  settle(tx: Transaction, undone: readonly Row[]): Promise<CacheTag[]>;
}

/**
 * Takes back what moved rows to another state, for a day and while nothing else moved them since; all in one transaction.
 * @param ids of entries in the audit log
 * @throws 404 where none of them is there, 409 where none can be undone
 */
export async function undoActions<Row extends { id: string; state: string }>(
  site: SiteContext,
  acting: ActingAdmin,
  ids: readonly string[],
  undoables: readonly Undoable<Row>[],
): Promise<UndoAnswer> {
  const { results, changed } = await site.db.transaction(async (tx) => {
    const acts = await tx
      .select()
      .from(audit)
      .where(inArray(audit.id, [...ids]));
    const results: ActionResult[] = [];
    const changed: CacheTag[] = [];
    for (const undoable of undoables) {
      const undone = await undoAll(tx, site, acting, undoable, acts);
      results.push(...undone.results);
      changed.push(...undone.changed);
    }
    if (results.length === 0) throw notFound("action");
    if (!results.some(({ outcome }) => outcome === "done")) throw nothingUndone(results);
    return { results, changed };
  });
  site.changed(changed);
  return { undone: results.filter(({ outcome }) => outcome === "done").length, results };
}

async function undoAll<Row extends { id: string; state: string }>(
  tx: Transaction,
  site: SiteContext,
  acting: ActingAdmin,
  undoable: Undoable<Row>,
  acts: readonly Logged[],
): Promise<{ results: ActionResult[]; changed: CacheTag[] }> {
  const own = acts.filter(({ targetKind }) => targetKind === undoable.kind);
  const targetIds = [...new Set(own.map(({ targetId }) => targetId))];
  const locked = targetIds.length ? await undoable.lock(tx, targetIds) : [];
  const results: ActionResult[] = [];
  const changes: Change[] = [];
  const undone: Row[] = [];
  for (const row of locked) {
    const ofRow = own.filter(({ targetId }) => targetId === row.id);
    const obstacle = await obstacleTo(tx, site, undoable, row, ofRow);
    const [act] = ofRow;
    results.push({ ...undoable.nameOf(row), outcome: obstacle ? "refused" : "done", message: obstacle ?? "Undone" });
    if (obstacle || !act) continue;
    changes.push(await undoable.undo(tx, row, act));
    undone.push(row);
  }
  await recordChanges(tx, site, acting, changes);
  return { results, changed: undone.length ? await undoable.settle(tx, undone) : [] };
}

/** Why an act on the row cannot be undone; null when it can. */
async function obstacleTo<Row extends { id: string; state: string }>(
  tx: Transaction,
  site: SiteContext,
  undoable: Undoable<Row>,
  row: Row,
  [act, ...others]: readonly Logged[],
): Promise<string | null> {
  const last = await lastMove(tx, undoable, row.id);
  if (!act || others.length > 0 || last?.id !== act.id || act.after?.state !== row.state)
    return "It was changed since.";
  if (!isUndoable(act, site.clock(), undoable.undoableActs)) return undoable.tooLate;
  return undoable.obstacle(tx, row, act);
}

async function lastMove(
  tx: Transaction,
  { kind, moves }: Pick<Undoable<never>, "kind" | "moves">,
  id: string,
): Promise<Logged | undefined> {
  const rows = await tx
    .select()
    .from(audit)
    .where(and(eq(audit.targetKind, kind), eq(audit.targetId, id), inArray(audit.act, [...moves])));
  // At one instant the later id is the later entry.
  return rows.sort((one, other) => other.at.getTime() - one.at.getTime() || (other.id > one.id ? 1 : -1))[0];
}
