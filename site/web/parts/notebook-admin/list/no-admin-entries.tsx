import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { deletedEntryDays } from "../../../../shared/lifetimes.ts";
import type { EntryFilter } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";

const nothing: Record<EntryFilter, { title: string; text: string }> = {
  all: { title: "No entries yet", text: "Write the first one. Only admins see it until you publish it." },
  drafts: { title: "No drafts", text: "An entry is a draft until you publish or schedule it." },
  scheduled: {
    title: "No scheduled entries",
    text: "Entries that you schedule are listed here until we publish them.",
  },
  published: { title: "No published entries", text: "Entries that readers can see are listed here." },
  deleted: { title: "No deleted entries", text: `You can restore a deleted entry for ${deletedEntryDays} days.` },
};

/** In place of an empty list. */
export function NoAdminEntries({
  show,
  isFiltered,
  allPath,
}: {
  show: EntryFilter;
  /** By a search or a category. */
  isFiltered: boolean;
  /** The same list without filters. */
  allPath: string;
}) {
  if (isFiltered)
    return (
      <EmptyState icon="search" title="No entries found">
        <p>Check the spelling, try fewer letters or clear the filters.</p>
        <Link className={buttonClass({ kind: "line", size: "sm" })} to={allPath}>
          Clear filters
        </Link>
      </EmptyState>
    );
  const { title, text } = nothing[show];
  return (
    <EmptyState icon="note" title={title}>
      <p>{text}</p>
      {show === "all" && (
        <Link className={buttonClass({ size: "sm" })} to={paths.adminNewEntry}>
          Write an entry
        </Link>
      )}
    </EmptyState>
  );
}
