import typography from "@hemline/ui/styles/typography.module.css";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { Link } from "../../navigation/link.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { WornLabel } from "../wardrobe/worn-label.tsx";
import { firstSentences } from "./first-sentences.ts";
import styles from "./lead-review.module.css";
import { Stars } from "./ratings/stars.tsx";
import { ReviewAuthor } from "./review-author.tsx";
import { reviewFacts } from "./review-facts.ts";
import { reviewsPathOf } from "./reviews-path.ts";
import { subjectPath } from "./subject-path.ts";

/** One review large, quoted beside a picture. */
export function LeadReview({ review, photo = null }: { review: ReviewCard; photo?: ReviewCard["subject"]["photo"] }) {
  const { subject, author, halves, wears, html } = review;
  const shown = photo ?? subject.photo;
  const facts = reviewFacts(review);
  return (
    <article className={styles.lead}>
      {shown && (
        <div className={styles.photo}>
          <UploadedPhoto photo={shown} sizes={photoSizes.main} urgency="first" fit="cover" />
        </div>
      )}
      <div className={styles.words}>
        <p className={`${typography.s14} ${typography.dim}`}>
          <Link to={subjectPath(subject)} dir="auto">
            {subject.name}, {subject.brand.name}
          </Link>
        </p>
        <blockquote className={styles.quote} dir="auto">
          {firstSentences(html)}
        </blockquote>
        <footer className={styles.by}>
          {author && <MemberAvatar member={author} />}
          <p>
            <b>
              <ReviewAuthor author={author} />
            </b>
            {facts && (
              <>
                <br />
                <span className={`${typography.s14} ${typography.dim}`} dir="auto">
                  {facts}
                </span>
              </>
            )}
          </p>
          <span className={styles.proof}>
            <Stars stars={halves / 2} />
            {wears !== null && wears > 0 && <WornLabel wears={wears} />}
          </span>
        </footer>
        <Link className={typography.link} to={`${reviewsPathOf(subject)}#reviews`}>
          Read all its reviews
        </Link>
      </div>
    </article>
  );
}
