import type { Transaction } from "@hemline/database";
import { inArray } from "drizzle-orm";
import type { ParsedEntryAction } from "../../../shared/notebook-admin/action-form.ts";
import {
  type EntryActionAnswer,
  type EntryActionName,
  type EntryActionResult,
  untitledEntry,
} from "../../../shared/notebook-admin/notebook-admin.ts";
import { actOnMany, type Judgement, type Outcome } from "../../catalogue-admin/actions/act-on-many.ts";
import type { Change } from "../../catalogue-admin/history/record-change.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { entries } from "../../notebook/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { restoreAsDraft } from "../entries/delete-entry.ts";
import { deletion, publication, restoration, unpublication } from "../entries/entry-changes.ts";
import { type Entry, lockEntries } from "../entries/lock-entry.ts";
import { putOut } from "../entries/publish-entry.ts";
import { withdraw } from "../entries/withdraw-entry.ts";
import { holdShelves } from "../lock-notebook.ts";
import { recountCategories } from "../recount-categories.ts";
import { judgeEntry } from "./judge-entry.ts";

/**
 * Publishes, unpublishes, deletes or restores up to two hundred entries, all in one transaction; of each the answer says what
 * happened. A preview says the same and changes nothing.
 */
export async function changeEntries(
  site: SiteContext,
  acting: ActingAdmin,
  { action, entries: named, preview }: ParsedEntryAction,
): Promise<EntryActionAnswer> {
  const ids = named.map(({ id }) => id);
  const versions = new Map(named.map(({ id, version }) => [id, version]));
  /** Their counts change. */
  const recounted = new Set<string>();
  const { judged, undo } = await actOnMany<Entry, Outcome>(site, acting, preview, {
    rows: (db) => db.select().from(entries).where(inArray(entries.id, ids)),
    async lock(tx) {
      await holdShelves(tx);
      return lockEntries(tx, ids);
    },
    judge: (db, entry) =>
      judgeEntry(db, action, entry, {
        ...{ version: versions.get(entry.id) ?? 0, now: site.clock(), isPreview: preview },
      }),
    async apply(tx, entry) {
      const { change, categories } = await applyOne(tx, site, action, entry);
      for (const id of categories) recounted.add(id);
      return change;
    },
    async settle(tx, done) {
      await recountCategories(tx, [...recounted]);
      return tagsOf(action === "publish" ? done : done.filter(({ state }) => state === "live"));
    },
  });
  const results = ids.map((id) => resultOf(id, judged));
  return { action, isPreview: preview, results, undo: action === "restore" ? null : undo };
}

async function applyOne(
  tx: Transaction,
  site: SiteContext,
  action: EntryActionName,
  entry: Entry,
): Promise<{ change: Change; categories: string[] }> {
  switch (action) {
    case "publish":
      return { change: publication(entry), categories: await putOut(tx, site, entry) };
    case "unpublish":
      return { change: unpublication(entry), categories: await withdraw(tx, entry, { state: "draft" }) };
    case "delete": {
      const categories = await withdraw(tx, entry, { state: "deleted", deletedAt: site.clock() });
      return { change: deletion(entry), categories };
    }
    case "restore":
      await restoreAsDraft(tx, entry);
      return { change: restoration(entry), categories: [] };
  }
}

/** What shows these entries, whose readers see something else now. */
export const tagsOf = (shown: readonly Pick<Entry, "id">[]): CacheTag[] =>
  shown.length ? [...shown.map(({ id }) => `entry:${id}` as const), "notebook"] : [];

function resultOf(id: string, judged: readonly Judgement<Entry, Outcome>[]): EntryActionResult {
  const found = judged.find(({ row }) => row.id === id);
  if (!found) return { id, name: untitledEntry, outcome: "refused", message: "We can’t find it. It may be gone." };
  const { outcome, message } = found.verdict;
  return { id, name: found.row.title || untitledEntry, outcome, message };
}
