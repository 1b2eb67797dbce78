import type { Database, Transaction } from "@hemline/database";
import type { ActionAnswer, ActionOutcome } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { type Change, recordChanges } from "../history/record-change.ts";
import { undoUntil } from "../history/undoable.ts";

export type Outcome = Pick<ActionOutcome, "outcome" | "message">;

/** An action on many rows: which ones, what it may do to each, and what it does. */
export interface ManyActs<Row, Verdict extends Outcome> {
  /** Those that are there. */
  rows(db: Database): Promise<Row[]>;
  /** With everything that has to be locked before them, in the order of their ids. @returns the rows as they are now */
  lock(tx: Transaction, rows: readonly Row[]): Promise<Row[]>;
  /** One rule for a preview and for the action itself. */
  judge(db: Database | Transaction, row: Row): Promise<Verdict>;
  apply(tx: Transaction, row: Row, verdict: Verdict): Promise<Change>;
  /** Called once, after all of them. @returns the tags of what changed */
  settle(tx: Transaction, done: readonly Row[]): Promise<CacheTag[]>;
}

export interface Judgement<Row, Verdict> {
  row: Row;
  verdict: Verdict;
}

/** Acts on those of the rows on which it may, all in one transaction; of each the audit log says what happened. */
export async function actOnMany<Row, Verdict extends Outcome>(
  site: SiteContext,
  acting: ActingAdmin,
  isPreview: boolean,
  acts: ManyActs<Row, Verdict>,
): Promise<{ judged: Judgement<Row, Verdict>[]; undo: ActionAnswer["undo"] }> {
  const held = await acts.rows(site.db);
  if (isPreview) return { judged: await judgeAll(site.db, acts, held), undo: null };
  const { judged, recorded, changed } = await site.db.transaction(async (tx) =>
    applyAll(tx, site, acting, acts, await acts.lock(tx, held)),
  );
  site.changed(changed);
  return { judged, undo: recorded.length ? { entries: recorded, until: undoUntil(site.clock()).toISOString() } : null };
}

async function judgeAll<Row, Verdict extends Outcome>(
  db: Database,
  acts: ManyActs<Row, Verdict>,
  rows: readonly Row[],
): Promise<Judgement<Row, Verdict>[]> {
  const judged: Judgement<Row, Verdict>[] = [];
  for (const row of rows) judged.push({ row, verdict: await acts.judge(db, row) });
  return judged;
}

/** One after the other: of two proposals with one name only the first becomes public. */
async function applyAll<Row, Verdict extends Outcome>(
  tx: Transaction,
  site: SiteContext,
  acting: ActingAdmin,
  acts: ManyActs<Row, Verdict>,
  rows: readonly Row[],
) {
  const judged: Judgement<Row, Verdict>[] = [];
  const changes: Change[] = [];
  for (const row of rows) {
    const verdict = await acts.judge(tx, row);
    judged.push({ row, verdict });
    if (verdict.outcome === "done") changes.push(await acts.apply(tx, row, verdict));
  }
  const done = judged.filter(({ verdict }) => verdict.outcome === "done").map(({ row }) => row);
  const changed = done.length ? await acts.settle(tx, done) : [];
  return { judged, changed, recorded: await recordChanges(tx, site, acting, changes) };
}
