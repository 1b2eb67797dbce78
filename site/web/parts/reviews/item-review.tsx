import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import type { ProductName } from "../../../shared/products/product.ts";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { Link } from "../../navigation/link.tsx";
import { MarkdownText } from "../markdown/markdown-text.tsx";
import styles from "./item-review.module.css";
import { Stars } from "./ratings/stars.tsx";

/** On an item’s page: its owner’s review of the product, or, to the owner, where to write one. */
export function ItemReview({
  review,
  product,
  isOwn,
}: {
  review: ReviewCard | null;
  product: ProductName;
  isOwn: boolean;
}) {
  if (!review && !isOwn) return null;
  return (
    <section className={styles.card} aria-label={isOwn ? "Your review" : "Review"}>
      <h2 className={typography.h16}>{isOwn ? "Your review" : "Review"}</h2>
      {review ? (
        <>
          <Stars stars={review.halves / 2} />
          <div className={styles.text}>
            <MarkdownText html={review.html} />
          </div>
        </>
      ) : (
        <p className={`${typography.s14} ${typography.dim}`}>Tell others how it fits and how it wears.</p>
      )}
      <p className={styles.links}>
        {review && (
          <Link className={typography.link} to={`${paths.product(product.slug)}#review-${review.id}`}>
            Read the review
          </Link>
        )}
        {isOwn && (
          <Link className={typography.link} to={paths.writeReview(product.slug)}>
            {review ? "Edit your review" : "Write a review"}
          </Link>
        )}
      </p>
    </section>
  );
}
