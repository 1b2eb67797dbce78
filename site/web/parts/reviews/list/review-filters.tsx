import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { ChipRow } from "@hemline/ui/buttons/chip-row.tsx";
import type { ReviewsOfSubject } from "../../../../shared/reviews/review.ts";
import { fits, type ReviewOrder } from "../../../../shared/reviews/review-options.ts";
import { Link } from "../../../navigation/link.tsx";
import { useViewer } from "../../../payload.ts";
import { fitLabels } from "../ratings/fit-in-words.ts";
import { filteredReviewsPath, reviewsPathOf, type SectionSubject } from "../reviews-path.ts";
import styles from "./review-filters.module.css";

export const orderLabels: Readonly<Record<ReviewOrder, string>> = {
  helpful: "Most helpful",
  worn: "Most worn",
  newest: "Newest",
};

/** Orders and filters as links, so that they work without script and stand in the address. */
export function ReviewFilters({ reviews, subject }: { reviews: ReviewsOfSubject; subject: SectionSubject }) {
  const { sort, filter, sizes } = reviews;
  const viewer = useViewer();
  const path = reviewsPathOf(subject);
  const to = (change: Parameters<typeof filteredReviewsPath>[2]) => filteredReviewsPath(path, { sort, filter }, change);
  const chip = (label: string, isPressed: boolean, href: string) => (
    <Link
      key={label}
      className={chipClass(isPressed)}
      aria-current={isPressed ? "true" : undefined}
      to={href}
      preventScrollReset
    >
      {label}
    </Link>
  );
  return (
    <div className={styles.filters}>
      <ChipRow label="Order">
        {(["helpful", "worn", "newest"] as const).map((order) =>
          chip(orderLabels[order], order === sort, to({ sort: order })),
        )}
      </ChipRow>
      <ChipRow label="Show only">
        {viewer &&
          chip(
            "People you follow",
            filter.by === "following",
            to({ by: filter.by === "following" ? null : "following" }),
          )}
        {chip("With logged wears", filter.worn === 1, to({ worn: filter.worn === 1 ? null : 1 }))}
        {fits.map((fit) => chip(fitLabels[fit], filter.fit === fit, to({ fit: filter.fit === fit ? null : fit })))}
        {sizes.map((size) =>
          chip(`Size ${size}`, filter.size === size, to({ size: filter.size === size ? null : size })),
        )}
        {filter.stars !== null && chip(`${filter.stars} stars`, true, to({ stars: null }))}
      </ChipRow>
    </div>
  );
}
