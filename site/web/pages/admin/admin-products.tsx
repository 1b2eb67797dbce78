import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { CatalogueAdminPages } from "../../../shared/catalogue-admin/pages.ts";
import { categories } from "../../../shared/items/item-options.ts";
import { api, paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { BrandFilter } from "../../parts/catalogue-admin/list/brand-filter.tsx";
import { catalogueTabs } from "../../parts/catalogue-admin/list/catalogue-tabs.ts";
import { EntryList } from "../../parts/catalogue-admin/list/entry-list.tsx";
import { type ListFilter, ListFilters } from "../../parts/catalogue-admin/list/list-filters.tsx";
import { ListHead } from "../../parts/catalogue-admin/list/list-head.tsx";
import { NoEntries } from "../../parts/catalogue-admin/list/no-entries.tsx";
import { productColumns } from "../../parts/catalogue-admin/list/product-columns.tsx";
import { StateTabs } from "../../parts/catalogue-admin/list/state-tabs.tsx";
import { withQuery } from "../../parts/catalogue-admin/list/with-query.ts";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { categoryLabels } from "../../parts/wardrobe/item-labels.ts";
import { usePage } from "../../payload.ts";

const filters: ListFilter[] = [
  {
    name: "category",
    label: "Category",
    options: [
      { value: "", word: "Any category" },
      ...categories.map((category) => ({ value: category, word: categoryLabels[category] })),
    ],
  },
  {
    name: "sort",
    label: "Order",
    options: [
      { value: "edited", word: "Last change first" },
      { value: "name", word: "By name" },
      { value: "reviews", word: "Most reviews" },
      { value: "owners", word: "Most owners" },
    ],
  },
];

const queryOf = ({ state, search, brand, category, sort }: CatalogueAdminPages["adminProducts"]) => ({
  ...{ state, search, category },
  brand: brand?.slug ?? null,
  sort: sort === "edited" ? null : sort,
});

export function AdminProducts() {
  const page = usePage("adminProducts");
  const { products, counts, matching, state, brand } = page;
  const list = usePagedList("adminProducts", products);
  const query = queryOf(page);
  const navigate = useNavigate();
  const newPath = brand ? paths.adminNewProductOf(brand.slug) : paths.adminNewProduct;
  return (
    <AdminFrame
      section="products"
      page={page}
      head={
        <ListHead
          title="Products"
          exportHref={withQuery(api.adminProductExport, query)}
          importPath={paths.adminImportProducts}
          add={{ to: newPath, label: "New product" }}
        />
      }
    >
      <StateTabs
        label="Which products"
        tabs={catalogueTabs(counts, state)}
        current={state}
        pathOf={(to) => withQuery(paths.adminProducts, { ...query, state: to })}
      />
      <ListFilters
        action={paths.adminProducts}
        label="Search products by name or page address"
        query={query}
        filters={filters}
        kept={["state", "brand"]}
      >
        {!brand && (
          <BrandFilter
            onChoose={({ slug }) =>
              void navigate(withQuery(paths.adminProducts, { ...query, brand: slug }), { preventScrollReset: true })
            }
          />
        )}
      </ListFilters>
      {brand && (
        <div>
          <Link className={chipClass(true)} to={withQuery(paths.adminProducts, { ...query, brand: null })}>
            <span className={typography.hidden}>Products of every brand, not only of </span>
            <bdi>{brand.name}</bdi>
            <Icon name="close" size="sm" />
          </Link>
        </div>
      )}
      <EntryList
        kind="product"
        list={list}
        matching={matching}
        columns={productColumns}
        empty={
          <NoEntries
            kind="product"
            state={state}
            isFiltered={query.search !== null || query.brand !== null || query.category !== null}
            listPath={withQuery(paths.adminProducts, { state })}
            newPath={newPath}
          />
        }
      />
    </AdminFrame>
  );
}
