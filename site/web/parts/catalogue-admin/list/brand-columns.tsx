import type { RecordColumn } from "@hemline/ui/tables/record-table.tsx";
import type { AdminBrand } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { formatNumber } from "../../../../shared/format-number.ts";
import { paths } from "../../../../shared/paths.ts";
import { EditLink } from "./edit-link.tsx";
import { EntryName } from "./entry-name.tsx";
import { LastChange } from "./last-change.tsx";
import { StateLabel } from "./state-label.tsx";

export const brandColumns: RecordColumn<AdminBrand>[] = [
  {
    name: "Brand",
    cell: ({ name, slug, logo, proposer, mergedInto, state }) => (
      <EntryName
        {...{ name, slug, mergedInto }}
        photo={logo}
        proposer={state === "proposed" || state === "refused" ? proposer : null}
      />
    ),
  },
  { name: "Products", cell: ({ products }) => formatNumber(products) },
  { name: "Reviews", cell: ({ reviews }) => formatNumber(reviews) },
  { name: "Followers", cell: ({ followers }) => formatNumber(followers) },
  { name: "State", cell: ({ state }) => <StateLabel state={state} /> },
  { name: "Last change", cell: ({ lastChange }) => <LastChange change={lastChange} /> },
  { name: "", cell: ({ slug, name }) => <EditLink to={paths.adminBrand(slug)} name={name} /> },
];
