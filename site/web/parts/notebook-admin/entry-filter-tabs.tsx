import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { type EntryFilter, entryFilters } from "../../../shared/notebook-admin/notebook-admin.ts";
import { Link } from "../../navigation/link.tsx";

const words: Record<EntryFilter, string> = {
  all: "All",
  drafts: "Drafts",
  scheduled: "Scheduled",
  published: "Published",
  deleted: "Deleted",
};

/** Which entries are listed. */
export function EntryFilterTabs({ current, pathOf }: { current: EntryFilter; pathOf: (show: EntryFilter) => string }) {
  return (
    <Tabs label="Which entries">
      {entryFilters.map((show) => (
        <Link key={show} to={pathOf(show)} aria-current={show === current ? "page" : undefined} preventScrollReset>
          {words[show]}
        </Link>
      ))}
    </Tabs>
  );
}
