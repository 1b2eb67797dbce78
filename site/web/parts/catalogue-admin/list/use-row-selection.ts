import type { RowSelection } from "@hemline/ui/tables/record-table.tsx";
import { useState } from "react";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { keyOf, type Listed } from "../../lists/list-items.ts";
import { toggled } from "./bulk-choices.ts";

const none: ReadonlySet<string> = new Set();

/** Which of a list’s rows are selected. */
export function useRowSelection<Row extends Listed>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const [keys, setKeys] = useState(none);
  const selected = rows.filter((row) => keys.has(keyOf(row)));
  const isAll = selected.length > 0 && selected.length === rows.length;
  useHoldReload(selected.length > 0);
  const selection: RowSelection<Row> = {
    isSelected: (row) => keys.has(keyOf(row)),
    labelOf: (row) => `Select ${nameOf(row)}`,
    onToggle: (row) => setKeys((before) => toggled(before, keyOf(row))),
    all: {
      label: "Select all on this page",
      state: isAll ? "all" : selected.length > 0 ? "some" : "none",
      onToggle: () => setKeys(isAll ? none : new Set(rows.map(keyOf))),
    },
  };
  return { selection, selected, clear: () => setKeys(none) };
}
