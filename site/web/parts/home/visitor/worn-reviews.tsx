import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../../shared/paths.ts";
import type { ReviewCard } from "../../../../shared/reviews/review.ts";
import { Link } from "../../../navigation/link.tsx";
import { ReviewQuote } from "./review-quote.tsx";

/** Reviews with the number of times that their authors have worn it. */
export function WornReviews({ reviews }: { reviews: readonly ReviewCard[] }) {
  return (
    <section>
      <SectionHeading
        aside={
          <Link className={typography.link} to={paths.reviews}>
            All reviews
          </Link>
        }
      >
        Worn, then reviewed
      </SectionHeading>
      <ul className={layout.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewQuote review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}
