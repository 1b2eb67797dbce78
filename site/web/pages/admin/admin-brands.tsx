import type { CatalogueAdminPages } from "../../../shared/catalogue-admin/pages.ts";
import { api, paths } from "../../../shared/paths.ts";
import { brandColumns } from "../../parts/catalogue-admin/list/brand-columns.tsx";
import { catalogueTabs } from "../../parts/catalogue-admin/list/catalogue-tabs.ts";
import { EntryList } from "../../parts/catalogue-admin/list/entry-list.tsx";
import { type ListFilter, ListFilters } from "../../parts/catalogue-admin/list/list-filters.tsx";
import { ListHead } from "../../parts/catalogue-admin/list/list-head.tsx";
import { NoEntries } from "../../parts/catalogue-admin/list/no-entries.tsx";
import { StateTabs } from "../../parts/catalogue-admin/list/state-tabs.tsx";
import { withQuery } from "../../parts/catalogue-admin/list/with-query.ts";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

const filters: ListFilter[] = [
  {
    name: "products",
    label: "With or without products",
    options: [
      { value: "", word: "With or without products" },
      { value: "with", word: "With products" },
      { value: "without", word: "Without products" },
    ],
  },
  {
    name: "sort",
    label: "Order",
    options: [
      { value: "edited", word: "Last change first" },
      { value: "name", word: "By name" },
      { value: "products", word: "Most products" },
      { value: "reviews", word: "Most reviews" },
      { value: "followers", word: "Most followers" },
    ],
  },
];

const queryOf = ({ state, search, products, sort }: CatalogueAdminPages["adminBrands"]) => ({
  ...{ state, search, products },
  sort: sort === "edited" ? null : sort,
});

export function AdminBrands() {
  const page = usePage("adminBrands");
  const { brands, counts, matching, state } = page;
  const list = usePagedList("adminBrands", brands);
  const query = queryOf(page);
  return (
    <AdminFrame
      section="brands"
      page={page}
      head={
        <ListHead
          title="Brands"
          exportHref={withQuery(api.adminBrandExport, query)}
          importPath={paths.adminImportBrands}
          add={{ to: paths.adminNewBrand, label: "New brand" }}
        />
      }
    >
      <StateTabs
        label="Which brands"
        tabs={catalogueTabs(counts, state)}
        current={state}
        pathOf={(to) => withQuery(paths.adminBrands, { ...query, state: to })}
      />
      <ListFilters
        action={paths.adminBrands}
        label="Search brands by name or page address"
        query={query}
        filters={filters}
        kept={["state"]}
      />
      <EntryList
        kind="brand"
        list={list}
        matching={matching}
        columns={brandColumns}
        empty={
          <NoEntries
            kind="brand"
            state={state}
            isFiltered={query.search !== null || query.products !== null}
            listPath={withQuery(paths.adminBrands, { state })}
            newPath={paths.adminNewBrand}
          />
        }
      />
    </AdminFrame>
  );
}
