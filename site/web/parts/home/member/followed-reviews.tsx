import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../../shared/paths.ts";
import type { ReviewCard } from "../../../../shared/reviews/review.ts";
import { Link } from "../../../navigation/link.tsx";
import { ReviewQuote } from "../review-quote.tsx";
import styles from "./followed-reviews.module.css";

/** The newest reviews by members whom the viewer follows, in their own words. */
export function FollowedReviews({ reviews }: { reviews: readonly ReviewCard[] }) {
  return (
    <section>
      <SectionHeading size="h32">Reviews by people you follow</SectionHeading>
      <ul className={layout.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewQuote review={review} />
          </li>
        ))}
      </ul>
      <Link className={`${typography.link} ${styles.all}`} to={`${paths.reviews}?by=following`}>
        All their reviews
      </Link>
    </section>
  );
}
