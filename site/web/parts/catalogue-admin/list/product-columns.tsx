import type { RecordColumn } from "@hemline/ui/tables/record-table.tsx";
import type { AdminProduct } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { formatNumber } from "../../../../shared/format-number.ts";
import { paths } from "../../../../shared/paths.ts";
import { categoryLabels } from "../../wardrobe/item-labels.ts";
import { EditLink } from "./edit-link.tsx";
import { EntryName } from "./entry-name.tsx";
import { LastChange } from "./last-change.tsx";
import { StateLabel } from "./state-label.tsx";

export const productColumns: RecordColumn<AdminProduct>[] = [
  {
    name: "Product",
    cell: ({ name, slug, brand, photo, proposer, mergedInto, state }) => (
      <EntryName
        {...{ name, slug, photo, mergedInto }}
        proposer={state === "proposed" || state === "refused" ? proposer : null}
      >
        <bdi>{brand.name}</bdi>,{" "}
      </EntryName>
    ),
  },
  { name: "Category", cell: ({ category }) => (category ? categoryLabels[category] : "–") },
  { name: "Owners", cell: ({ owners }) => formatNumber(owners) },
  { name: "Looks", cell: ({ looks }) => formatNumber(looks) },
  { name: "Reviews", cell: ({ reviews }) => formatNumber(reviews) },
  { name: "State", cell: ({ state }) => <StateLabel state={state} /> },
  { name: "Last change", cell: ({ lastChange }) => <LastChange change={lastChange} /> },
  { name: "", cell: ({ slug, name }) => <EditLink to={paths.adminProduct(slug)} name={name} /> },
];
