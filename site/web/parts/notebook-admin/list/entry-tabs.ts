import { type EntryCounts, type EntryFilter, entryFilters } from "../../../../shared/notebook-admin/notebook-admin.ts";
import type { StateTab } from "../../catalogue-admin/list/state-tabs.tsx";

const words: Record<EntryFilter, string> = {
  all: "All",
  drafts: "Drafts",
  scheduled: "Scheduled",
  published: "Published",
  deleted: "Deleted",
};

/** The tabs of `/admin/notebook`. */
export const entryTabs = (counts: EntryCounts): StateTab<EntryFilter>[] =>
  entryFilters.map((state) => ({ state, word: words[state], count: counts[state] }));
