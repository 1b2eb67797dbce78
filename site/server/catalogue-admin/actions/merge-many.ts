import type { Database, Transaction } from "@hemline/database";
import type { ParsedAction } from "../../../shared/catalogue-admin/action-form.ts";
import type { ActionAnswer, ActionResult } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { CatalogueState } from "../../../shared/catalogue-admin/catalogue-options.ts";
import { repeatingDeadlocks } from "../../db/repeating-deadlocks.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { invalid } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { notifyProposer } from "./notify-proposer.ts";

type MergeAction = Extract<ParsedAction, { action: "merge" }>;

interface Mergeable {
  id: string;
  slug: string;
  name: string;
  state: CatalogueState;
  proposedBy: string | null;
  /** Everybody can open its page. */
  isPublic: boolean;
}

/** What merging needs to know of brands, and what of products. */
export interface Merger<Row extends Mergeable> {
  at(db: Database | Transaction, slugs: readonly string[]): Promise<Row[]>;
  /** With everything that has to be locked before and after them. */
  lock(tx: Transaction, rows: readonly Row[]): Promise<void>;
  /** What would move, for a preview. */
  effect(db: Database, source: Row, target: Row): Promise<string>;
  merge(tx: Transaction, site: SiteContext, acting: ActingAdmin, source: Row, target: Row): Promise<CacheTag[]>;
}

/**
 * Merges up to two hundred into one, all in one transaction; or says what would move.
 * @throws 422 at `into` where that one is not there, refused or merged
 */
export async function mergeMany<Row extends Mergeable>(
  site: SiteContext,
  acting: ActingAdmin,
  action: MergeAction,
  merger: Merger<Row>,
): Promise<ActionAnswer> {
  const { results, changed } = action.preview
    ? { results: await previewOf(site, action, merger), changed: [] }
    : await repeatingDeadlocks(() => site.db.transaction((tx) => mergeLocked(tx, site, acting, action, merger)));
  site.changed(changed);
  return { action: "merge", isPreview: action.preview, results, undo: null };
}

async function previewOf<Row extends Mergeable>(
  { db }: SiteContext,
  { slugs, into }: MergeAction,
  merger: Merger<Row>,
): Promise<ActionResult[]> {
  const rows = await merger.at(db, [...slugs, into]);
  const target = targetIn(rows, into);
  const results: ActionResult[] = [];
  for (const slug of slugs) {
    const source = rows.find((row) => row.slug === slug);
    const obstacle = obstacleTo(source, target, slug);
    results.push(
      obstacle ?? { ...nameOf(source, slug), outcome: "done", message: await effectOf(db, merger, source, target) },
    );
  }
  return results;
}

const effectOf = async <Row extends Mergeable>(
  db: Database,
  merger: Merger<Row>,
  source: Row | undefined,
  target: Row,
): Promise<string> => (source ? `${await merger.effect(db, source, target)} Merging can’t be undone.` : "");

async function mergeLocked<Row extends Mergeable>(
  tx: Transaction,
  site: SiteContext,
  acting: ActingAdmin,
  { slugs, into }: MergeAction,
  merger: Merger<Row>,
): Promise<{ results: ActionResult[]; changed: CacheTag[] }> {
  await merger.lock(tx, await merger.at(tx, [...slugs, into]));
  const results: ActionResult[] = [];
  const changed: CacheTag[] = [];
  for (const slug of slugs) {
    // Read under the locks, and anew each time, because a merge fills up what the target lacks.
    const [source, target] = await sourceAndTarget(tx, merger, slug, into);
    const obstacle = obstacleTo(source, target, slug);
    results.push(obstacle ?? { ...nameOf(source, slug), outcome: "done", message: `Merged into “${target.name}”` });
    if (obstacle || !source) continue;
    changed.push(...(await merger.merge(tx, site, acting, source, target)));
    if (source.state === "proposed") await notifyProposer(tx, site, acting.admin, source);
  }
  return { results, changed };
}

async function sourceAndTarget<Row extends Mergeable>(
  tx: Transaction,
  merger: Merger<Row>,
  slug: string,
  into: string,
): Promise<[Row | undefined, Row]> {
  const rows = await merger.at(tx, [slug, into]);
  return [rows.find((row) => row.slug === slug), targetIn(rows, into)];
}

function targetIn<Row extends Mergeable>(rows: readonly Row[], into: string): Row {
  const target = rows.find(({ slug }) => slug === into);
  if (!target || target.state === "merged" || target.state === "refused")
    throw invalid({ into: ["We can’t merge into this one. Choose another one."] });
  return target;
}

function obstacleTo(source: Mergeable | undefined, target: Mergeable, slug: string): ActionResult | null {
  const named = nameOf(source, slug);
  if (!source) return { ...named, outcome: "refused", message: "We can’t find it. Was it renamed?" };
  if (source.id === target.id) return { ...named, outcome: "unchanged", message: "Is the one that stays" };
  if (source.state === "merged") return { ...named, outcome: "refused", message: "It was merged already." };
  if (source.isPublic && !target.isPublic)
    return { ...named, outcome: "refused", message: `Its page would disappear: “${target.name}” isn’t public.` };
  return null;
}

const nameOf = (row: Mergeable | undefined, slug: string) => ({ slug, name: row?.name ?? slug });
