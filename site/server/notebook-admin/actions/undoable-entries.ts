import type { Transaction } from "@hemline/database";
import { untitledEntry } from "../../../shared/notebook-admin/notebook-admin.ts";
import { publishFaults } from "../../../shared/notebook-admin/publish-faults.ts";
import type { Logged, Undoable } from "../../catalogue-admin/actions/undo-actions.ts";
import type { SiteContext } from "../../site-context.ts";
import { restoreAsDraft } from "../entries/delete-entry.ts";
import { hasText, textOfVersion } from "../entries/entry-text.ts";
import { type Entry, lockEntries } from "../entries/lock-entry.ts";
import { putOut } from "../entries/publish-entry.ts";
import { forgetPublication, withdraw } from "../entries/withdraw-entry.ts";
import { holdShelves } from "../lock-notebook.ts";
import { recountCategories } from "../recount-categories.ts";
import { tagsOf } from "./change-entries.ts";

/** How an entry was before an act. A deleted one comes back as a draft. */
type Before = { state: "draft" } | { state: "scheduled"; publishAt: Date } | { state: "live"; version: number };

/** Entries, which an undo moves back to the state before. */
export function undoableEntries(site: SiteContext): Undoable<Entry> {
  /** Their counts change. */
  const recounted = new Set<string>();
  return {
    kind: "entry",
    moves: ["publish", "schedule", "unpublish", "delete", "undo"],
    undoableActs: ["publish", "unpublish", "delete"],
    tooLate: "Actions can be undone for a day.",
    async lock(tx, ids) {
      await holdShelves(tx);
      return lockEntries(tx, ids);
    },
    nameOf: ({ slug, title }) => ({ slug, name: title || untitledEntry }),
    obstacle: (tx, entry, act) => obstacleTo(tx, site, entry, beforeOf(act)),
    async undo(tx, entry, act) {
      const to = beforeOf(act);
      for (const id of await moveBack(tx, site, entry, to)) recounted.add(id);
      if (act.act === "publish" && to.state !== "live" && act.before?.publishedAt === undefined)
        await forgetPublication(tx, site, entry);
      const { id, title, state } = entry;
      return { act: "undo", kind: "entry", id, before: { state }, after: { title, state: to.state } };
    },
    async settle(tx, undone) {
      await recountCategories(tx, [...recounted]);
      // No reader sees anything of what is a draft again after its deletion.
      return tagsOf(undone.filter(({ state }) => state !== "deleted"));
    },
  };
}

function beforeOf({ act, before }: Logged): Before {
  const { state, publishAt, publishedVersion } = before ?? {};
  if (act === "delete") return { state: "draft" };
  if (state === "live" && typeof publishedVersion === "number") return { state, version: publishedVersion };
  if (state === "scheduled" && typeof publishAt === "string") return { state, publishAt: new Date(publishAt) };
  return { state: "draft" };
}

async function obstacleTo(tx: Transaction, site: SiteContext, entry: Entry, to: Before): Promise<string | null> {
  switch (to.state) {
    case "draft":
      return null;
    case "scheduled":
      return to.publishAt > site.clock() ? null : "The time it was scheduled for has passed.";
    case "live": {
      if (!(await hasText(tx, entry.id, to.version))) return "Its text was changed since.";
      const faults = publishFaults(await textOfVersion(tx, entry.id, to.version), entry.allowed);
      return faults && Object.values(faults).flat().join(" ");
    }
  }
}

/** @returns the categories whose counts have changed */
async function moveBack(tx: Transaction, site: SiteContext, entry: Entry, to: Before): Promise<string[]> {
  if (entry.state === "deleted") {
    await restoreAsDraft(tx, entry);
    return [];
  }
  return to.state === "live" ? putOut(tx, site, entry, { version: to.version }) : withdraw(tx, entry, to);
}
