import type { RowSelection } from "@hemline/ui/tables/record-table.tsx";
import { useState } from "react";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { type SelectedEntry, toggled } from "./bulk-choices.ts";

const none: ReadonlySet<string> = new Set();

/** Which of a list’s rows are selected. */
export function useRowSelection<Row extends SelectedEntry>(rows: readonly Row[]) {
  const [slugs, setSlugs] = useState(none);
  const selected = rows.filter(({ slug }) => slugs.has(slug));
  const isAll = selected.length > 0 && selected.length === rows.length;
  useHoldReload(selected.length > 0);
  const selection: RowSelection<Row> = {
    isSelected: ({ slug }) => slugs.has(slug),
    labelOf: ({ name }) => `Select ${name}`,
    onToggle: ({ slug }) => setSlugs((before) => toggled(before, slug)),
    all: {
      label: "Select all on this page",
      state: isAll ? "all" : selected.length > 0 ? "some" : "none",
      onToggle: () => setSlugs(isAll ? none : new Set(rows.map(({ slug }) => slug))),
    },
  };
  return { selection, selected, clear: () => setSlugs(none) };
}
