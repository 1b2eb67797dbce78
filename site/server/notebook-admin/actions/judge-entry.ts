import type { Database, Transaction } from "@hemline/database";
import { deletedEntryDays } from "../../../shared/lifetimes.ts";
import type { EntryActionName } from "../../../shared/notebook-admin/notebook-admin.ts";
import { publishFaults } from "../../../shared/notebook-admin/publish-faults.ts";
import type { Outcome } from "../../catalogue-admin/actions/act-on-many.ts";
import { entriesLastKeptAt } from "../entries/delete-entry.ts";
import { textOfVersion } from "../entries/entry-text.ts";
import type { Entry } from "../entries/lock-entry.ts";

/** What can be done to an entry, of which the admin has seen the text `version`. */
export async function judgeEntry(
  db: Database | Transaction,
  action: EntryActionName,
  entry: Entry,
  { version, now, isPreview }: { version: number; now: Date; isPreview: boolean },
): Promise<Outcome> {
  switch (action) {
    case "publish":
      if (entry.state === "deleted") return refused("It was deleted. Restore it first.");
      if (entry.version !== version) return refused(overtaken);
      return judgePublication(db, entry, isPreview);
    case "unpublish":
      if (entry.state === "deleted") return refused("It was deleted.");
      if (entry.state === "draft") return unchanged("Is a draft already");
      return done(isPreview ? leavingReaders[entry.state] : "Is a draft");
    case "delete":
      if (entry.state === "deleted") return unchanged("Is deleted already");
      if (entry.version !== version) return refused(overtaken);
      return done(isPreview ? "Will be deleted" : "Is deleted");
    case "restore":
      if (entry.deletedAt === null) return unchanged("Isn’t deleted");
      if (entry.deletedAt < entriesLastKeptAt(now)) return refused(erased);
      return done(isPreview ? "Will be a draft again" : "Is a draft again");
  }
}

async function judgePublication(db: Database | Transaction, entry: Entry, isPreview: boolean): Promise<Outcome> {
  if (entry.state === "live" && entry.publishedVersion === entry.version) return unchanged("Is published already");
  const faults = publishFaults(await textOfVersion(db, entry.id, entry.version), entry.allowed);
  if (faults) return refused(Object.values(faults).flat().join(" "));
  if (entry.state === "live")
    return done(isPreview ? "Readers will see its newest text" : "Readers see its newest text");
  if (!isPreview) return done("Is published");
  return done(entry.state === "scheduled" ? "Will be published now, not at its set time" : "Will be published");
}

const overtaken = "Someone has saved a newer text. Reload the page to act on it.";
const erased = `It was deleted more than ${deletedEntryDays} days ago.`;

const leavingReaders = {
  live: "Will be a draft that readers can’t see",
  scheduled: "Will be a draft, and won’t be published at its set time",
} as const;

const done = (message: string): Outcome => ({ outcome: "done", message });
const unchanged = (message: string): Outcome => ({ outcome: "unchanged", message });
const refused = (message: string): Outcome => ({ outcome: "refused", message });
