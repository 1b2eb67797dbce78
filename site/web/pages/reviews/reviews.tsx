import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { FurtherPageLink } from "../../parts/lists/further-page-link.tsx";
import { ListSkeleton } from "../../parts/lists/list-skeleton.tsx";
import { LongList } from "../../parts/lists/long-list.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { LeadReview } from "../../parts/reviews/lead-review.tsx";
import { ReviewListFilters } from "../../parts/reviews/list/review-list-filters.tsx";
import { NarrowTape } from "../../parts/reviews/ratings/fit-tape.tsx";
import { Stars } from "../../parts/reviews/ratings/stars.tsx";
import { ReviewRow } from "../../parts/reviews/review-row.tsx";
import { subjectPath } from "../../parts/reviews/subject-path.ts";
import { usePage } from "../../payload.ts";
import styles from "./reviews.module.css";

export function Reviews() {
  const page = usePage("reviews");
  const { lead, reviews, filter, reviewedLately, brandFits } = page;
  const isNarrowed = Object.values(filter).some((value) => value !== null);
  const { items, previous, next, rendering } = usePagedList("reviews", reviews);
  return (
    <div className={layout.wide}>
      <PageMeta
        title="Reviews"
        description="What Hemline members say about clothes they own, with the number of times they’ve worn them."
        path={paths.reviews}
        picture={["reviews", "all"]}
        indexed={!isNarrowed}
      />
      <header className={styles.header}>
        <div>
          <h1 className={typography.d88}>Reviews</h1>
          <p className={typography.lead}>
            Written by people who own the item, with the number of times they’ve worn it. Read the high numbers first.
          </p>
        </div>
        <Link className={buttonClass({})} to={paths.brands}>
          <Icon name="edit" size="sm" />
          Write a review
        </Link>
      </header>
      {lead && <LeadReview review={lead} />}
      <div className={styles.columns}>
        <div className={styles.list}>
          <h2 className={typography.hidden}>All reviews</h2>
          <ReviewListFilters page={page} />
          {items.length === 0 ? (
            <NoReviews filter={filter} />
          ) : (
            <>
              <FurtherPageLink page={previous} kind="previous" noun="reviews" />
              <LongList items={items} rendering={rendering}>
                {(review) => <ReviewRow review={review} />}
              </LongList>
              <FurtherPageLink page={next} kind="more" noun="reviews" skeleton={<ListSkeleton />} />
            </>
          )}
        </div>
        <aside className={styles.aside}>
          <ReviewedLately subjects={reviewedLately} />
          <BrandFits fits={brandFits} />
        </aside>
      </div>
    </div>
  );
}

function NoReviews({ filter: { by, ...others } }: Pick<Pages["reviews"], "filter">) {
  const isNarrowed = Object.values(others).some((value) => value !== null);
  if (by === null && !isNarrowed)
    return (
      <EmptyState icon="note" title="No reviews yet">
        <p>Find something you own, and tell others how it fits and how it wears.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon="note"
      title={by === null || isNarrowed ? "No reviews like this" : "No reviews by people you follow"}
    >
      {by !== null && <p>Reviews by members you follow appear here.</p>}
      <div className={`${layout.row} ${layout.wrapping}`}>
        {by !== null && (
          <Link className={buttonClass({})} to={paths.members}>
            Find members
          </Link>
        )}
        <Link className={buttonClass({ kind: "line" })} to={paths.reviews} preventScrollReset>
          Clear filters
        </Link>
      </div>
    </EmptyState>
  );
}

function ReviewedLately({ subjects }: { subjects: Pages["reviews"]["reviewedLately"] }) {
  if (subjects.length === 0) return null;
  return (
    <section>
      <SectionHeading size="h32">Reviewed this week</SectionHeading>
      <ul className={layout.list}>
        {subjects.map(({ subject, rating }) => (
          <li key={subjectPath(subject)}>
            <Link className={styles.reviewed} to={subjectPath(subject)}>
              <span dir="auto">
                <b>{subject.name}</b>
                <br />
                {subject.brand.name}
              </span>
              <span>
                <Stars stars={rating.average} /> <b>{rating.average.toFixed(1)}</b>
                <br />
                {formatCount(rating.count, "review")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BrandFits({ fits }: { fits: Pages["reviews"]["brandFits"] }) {
  if (fits.length === 0) return null;
  return (
    <section>
      <SectionHeading size="h32">Runs small, runs large</SectionHeading>
      <p className={styles.note}>Where owners place the fit, brand by brand. The middle is true to size.</p>
      <ul>
        {fits.map(({ brand, fit }) => (
          <li key={brand.slug} className={styles.fit}>
            <Link to={paths.brandReviews(brand.slug)} dir="auto">
              {brand.name}
            </Link>
            <NarrowTape fit={fit} />
          </li>
        ))}
      </ul>
      <p className={styles.ends} aria-hidden="true">
        <span>Small</span>
        <span>Large</span>
      </p>
    </section>
  );
}
