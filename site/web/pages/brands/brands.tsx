import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { SearchForm } from "../../navigation/search-form.tsx";
import { BrandLetters } from "../../parts/brands/brand-letters.tsx";
import { BrandListSkeleton } from "../../parts/brands/brand-list-skeleton.tsx";
import { BrandRow } from "../../parts/brands/brand-row.tsx";
import { brandsPath } from "../../parts/brands/brands-path.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { countedKind } from "../../parts/search/kind-words.ts";
import { NoResults } from "../../parts/search/no-results.tsx";
import { usePage } from "../../payload.ts";
import styles from "./brands.module.css";

const orders = [
  { sort: "name", word: "A to Z" },
  { sort: "followers", word: "Most followed" },
  { sort: "newest", word: "Newest" },
] as const;

export function Brands() {
  const { brands, sort, letter, search, found } = usePage("brands");
  const { items, previous, next, rendering } = usePagedList("brands", brands);
  return (
    <div className={layout.wide}>
      <PageMeta
        title="Brands"
        description="Brands whose clothes Hemline members own, wear and review, with their collections and products."
        path={paths.brands}
        picture={["pages", "brands"]}
      />
      <PageTitle>Brands</PageTitle>
      <SearchForm role="search" action={paths.brands} className={styles.search}>
        <SearchField
          key={search}
          label="Search brands by name"
          name="search"
          placeholder="Name"
          defaultValue={search ?? ""}
        />
        <Button type="submit" kind="line">
          Search
        </Button>
      </SearchForm>
      {search === null ? (
        <>
          <Tabs label="Sort brands">
            {orders.map((order) => (
              <Link
                key={order.sort}
                to={brandsPath({ sort: order.sort, letter })}
                aria-current={order.sort === sort ? "page" : undefined}
                preventScrollReset
              >
                {order.word}
              </Link>
            ))}
          </Tabs>
          <div className={styles.letters}>
            <BrandLetters choice={{ sort, letter }} />
          </div>
        </>
      ) : (
        items.length > 0 && (
          <p role="status" className={styles.found}>
            {countedKind("brands", found)} found for “<bdi>{search}</bdi>”.{" "}
            <Link className={typography.link} to={paths.brands}>
              Show all brands
            </Link>
          </p>
        )
      )}
      {items.length === 0 ? (
        <NoBrands search={search} isFiltered={letter !== null} allPath={brandsPath({ sort, letter: null })} />
      ) : (
        <>
          <FurtherPageLink page={previous} kind="previous" noun="brands" />
          <LongList items={items} rendering={rendering} className={styles.list}>
            {(brand) => <BrandRow brand={brand} />}
          </LongList>
          <FurtherPageLink page={next} kind="more" noun="brands" skeleton={<BrandListSkeleton />} />
        </>
      )}
    </div>
  );
}

function NoBrands({ search, isFiltered, allPath }: { search: string | null; isFiltered: boolean; allPath: string }) {
  if (search !== null) return <NoResults text={search} clear={paths.brands} />;
  return (
    <EmptyState icon="tag" title={isFiltered ? "No brands with this letter" : "No brands yet"}>
      <p>
        {isFiltered
          ? "Choose another letter, or see all brands."
          : "Name a brand when you add an item, and it can appear here."}
      </p>
      {isFiltered && (
        <Link className={buttonClass({ kind: "line", size: "sm" })} to={allPath}>
          Show all brands
        </Link>
      )}
    </EmptyState>
  );
}
