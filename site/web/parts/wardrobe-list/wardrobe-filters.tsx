import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import { formatNumber } from "../../../shared/format-number.ts";
import { itemFilters } from "../../../shared/items/item-options.ts";
import type { WardrobeFacets, WardrobeQuery } from "../../../shared/items/pages.ts";
import { Link } from "../../navigation/link.tsx";
import { categoryLabels, itemFilterLabels } from "../wardrobe/item-labels.ts";
import { filteredWardrobePath } from "./filtered-wardrobe-path.ts";
import styles from "./wardrobe-filters.module.css";
import { WardrobeSearch } from "./wardrobe-search.tsx";

/** What there is to filter a wardrobe by, without what would show nothing. */
export function WardrobeFilters({
  slug,
  query,
  facets,
}: {
  slug: string;
  query: WardrobeQuery;
  facets: WardrobeFacets;
}) {
  const chip = (word: string, count: number, isOn: boolean, to: Partial<WardrobeQuery>) => (
    <Link
      key={word}
      className={chipClass(isOn)}
      to={filteredWardrobePath(slug, { ...query, ...to })}
      aria-current={isOn ? "true" : undefined}
      preventScrollReset
    >
      {word} <span className={styles.count}>{formatNumber(count)}</span>
    </Link>
  );
  const shown = itemFilters.filter((filter) => filter === query.show || filter === "owned" || facets.shows[filter] > 0);
  const [first, ...others] = shown;
  return (
    <div className={styles.filters}>
      <ChipRow label="Filters">
        {first && chip(itemFilterLabels[first], facets.shows[first], query.show === first, { show: first })}
        {others.map((filter) =>
          chip(itemFilterLabels[filter], facets.shows[filter], query.show === filter, {
            show: filter === query.show ? "owned" : filter,
          }),
        )}
        {facets.categories.length > 1 && <span className={styles.divider} aria-hidden="true" />}
        {facets.categories.length > 1 &&
          facets.categories.map(({ category, items }) =>
            chip(categoryLabels[category], items, query.category === category, {
              category: query.category === category ? null : category,
            }),
          )}
      </ChipRow>
      <WardrobeSearch slug={slug} query={query} facets={facets} />
    </div>
  );
}
