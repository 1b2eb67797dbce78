import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { useId } from "react";
import type { ReviewFilter, ReviewsOfSubject } from "../../../../shared/reviews/review.ts";
import { Link } from "../../../navigation/link.tsx";
import { FurtherPageLink } from "../../lists/further-page-link.tsx";
import { ListSkeleton } from "../../lists/list-skeleton.tsx";
import { LongList } from "../../lists/long-list.tsx";
import { usePagedList } from "../../lists/use-paged-list.ts";
import { RatingPanel } from "../ratings/rating-panel.tsx";
import { ReviewItem } from "../review-item.tsx";
import { reviewsPathOf, type SectionSubject, writePathOf } from "../reviews-path.ts";
import { ReviewFilters } from "./review-filters.tsx";
import styles from "./reviews-section.module.css";

const lists = { brand: "brandReviews", product: "product", collection: "collectionReviews" } as const;

/** The reviews of a product, a collection or a brand: what they say together, and each of them. */
export function ReviewsSection({ reviews, subject }: { reviews: ReviewsOfSubject; subject: SectionSubject }) {
  const heading = useId();
  const isNarrowed = Object.values(reviews.filter).some((value) => value !== null);
  // Reviews that no rating counts, such as those of private members, can be read by some.
  const isEmpty = reviews.summary === null && reviews.own === null && reviews.reviews.items.length === 0 && !isNarrowed;
  return (
    <section id="reviews" className={styles.section} aria-labelledby={heading}>
      <SectionHeading>
        <span id={heading}>Reviews</span>
      </SectionHeading>
      {isEmpty ? (
        <NoReviews subject={subject} />
      ) : (
        <div className={styles.columns}>
          <RatingPanel reviews={reviews} subject={subject} />
          <div>
            <ReviewFilters reviews={reviews} subject={subject} />
            <Reviews reviews={reviews} subject={subject} isNarrowed={isNarrowed} />
          </div>
        </div>
      )}
    </section>
  );
}

function Reviews({
  reviews: { reviews, own, mayAnswer, filter },
  subject,
  isNarrowed,
}: {
  reviews: ReviewsOfSubject;
  subject: SectionSubject;
  isNarrowed: boolean;
}) {
  const { items, previous, next, rendering } = usePagedList(lists[subject.kind], reviews);
  // Its author finds it at its address, wherever it is in the list.
  const first =
    own && (own.hiddenBecause || (!isNarrowed && reviews.items.every(({ id }) => id !== own.id))) ? own : null;
  if (items.length === 0 && isNarrowed && !first)
    return (
      <EmptyState title={isOnly(filter, "by") ? "No reviews by people you follow" : "No reviews like this"}>
        <Link className={buttonClass({ kind: "line" })} to={reviewsPathOf(subject)} preventScrollReset>
          Show all reviews
        </Link>
      </EmptyState>
    );
  return (
    <>
      {first && <ReviewItem review={first} names={subject.kind !== "product"} mayAnswer={mayAnswer} />}
      <FurtherPageLink page={previous} kind="previous" noun="reviews" />
      <LongList items={items.filter(({ id }) => id !== first?.id)} rendering={rendering}>
        {(review) => <ReviewItem review={review} names={subject.kind !== "product"} mayAnswer={mayAnswer} />}
      </LongList>
      <FurtherPageLink page={next} kind="more" noun="reviews" skeleton={<ListSkeleton />} />
    </>
  );
}

const isOnly = (filter: ReviewFilter, name: keyof ReviewFilter): boolean =>
  Object.entries(filter).every(([other, value]) => (other === name) === (value !== null));

function NoReviews({ subject }: { subject: SectionSubject }) {
  const writePath = writePathOf(subject);
  return (
    <div className={styles.empty}>
      <EmptyState title="No reviews yet">
        <p>Do you own it? Tell others how it fits and how it wears.</p>
        {writePath && (
          <Link className={buttonClass({})} to={writePath}>
            Write a review
          </Link>
        )}
      </EmptyState>
    </div>
  );
}
