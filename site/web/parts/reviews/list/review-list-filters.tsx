import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { categories } from "../../../../shared/items/item-options.ts";
import type { Pages } from "../../../../shared/pages.ts";
import { paths } from "../../../../shared/paths.ts";
import { fits } from "../../../../shared/reviews/review-options.ts";
import { Link } from "../../../navigation/link.tsx";
import { useViewer } from "../../../payload.ts";
import { categoryLabels } from "../../wardrobe/item-labels.ts";
import { fitLabels } from "../ratings/fit-in-words.ts";
import styles from "./review-filters.module.css";
import { orderLabels } from "./review-filters.tsx";

type Filtered = Pick<Pages["reviews"], "sort" | "filter">;

/** The same reviews in another order or narrowed to something else. */
function filteredPath({ sort, filter }: Filtered, change: Record<string, string | number | null>): string {
  const wanted: Record<string, string | number | null> = {
    ...{ sort: sort === "newest" ? null : sort, category: filter.category, brand: filter.brand?.slug ?? null },
    ...{ fit: filter.fit, stars: filter.stars, worn: filter.worn, by: filter.by, ...change },
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value !== null) query.set(name, String(value));
  return query.size > 0 ? `${paths.reviews}?${query}` : paths.reviews;
}

/** Orders and filters of all reviews, as links. */
export function ReviewListFilters({ page, page: { sort, filter } }: { page: Filtered }) {
  const viewer = useViewer();
  const chip = (label: string, isPressed: boolean, change: Parameters<typeof filteredPath>[1]) => (
    <Link
      key={label}
      className={chipClass(isPressed)}
      aria-current={isPressed ? "true" : undefined}
      to={filteredPath(page, change)}
      preventScrollReset
    >
      {label}
    </Link>
  );
  return (
    <div className={styles.filters}>
      <ChipRow label="Order">
        {(["newest", "worn", "helpful"] as const).map((order) =>
          chip(orderLabels[order], order === sort, { sort: order === "newest" ? null : order }),
        )}
      </ChipRow>
      <ChipRow label="Show only">
        {viewer &&
          chip("People you follow", filter.by === "following", { by: filter.by === "following" ? null : "following" })}
        {chip("With logged wears only", filter.worn === 1, { worn: filter.worn === 1 ? null : 1 })}
        {filter.brand && chip(filter.brand.name, true, { brand: null })}
      </ChipRow>
      <details className={styles.more} open={filter.category !== null || filter.fit !== null || filter.stars !== null}>
        <summary className={chipClass(false)}>
          <Icon name="filter" size="sm" />
          Category, fit, stars
        </summary>
        <ChipRow label="Category">
          {categories.map((category) =>
            chip(categoryLabels[category], filter.category === category, {
              category: filter.category === category ? null : category,
            }),
          )}
        </ChipRow>
        <ChipRow label="Fit">
          {fits.map((fit) => chip(fitLabels[fit], filter.fit === fit, { fit: filter.fit === fit ? null : fit }))}
        </ChipRow>
        <ChipRow label="Stars">
          {[5, 4, 3, 2, 1].map((stars) =>
            chip(stars === 1 ? "1 star" : `${stars} stars`, filter.stars === stars, {
              stars: filter.stars === stars ? null : stars,
            }),
          )}
        </ChipRow>
      </details>
    </div>
  );
}
