import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { Link } from "../../navigation/link.tsx";
import { DisplayName } from "../members/display-name.tsx";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { firstSentences } from "../reviews/first-sentences.ts";
import { Stars } from "../reviews/ratings/stars.tsx";
import { subjectPath } from "../reviews/subject-path.ts";
import { WornLabel } from "../wardrobe/worn-label.tsx";
import styles from "./followed-reviews.module.css";

/** The newest reviews by members whom the viewer follows, in their own words. */
export function FollowedReviews({ reviews }: { reviews: readonly ReviewCard[] }) {
  return (
    <section>
      <SectionHeading size="h32">Reviews by people you follow</SectionHeading>
      <ul className={layout.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <FollowedReview review={review} />
          </li>
        ))}
      </ul>
      <Link className={`${typography.link} ${styles.all}`} to={`${paths.reviews}?by=following`}>
        All their reviews
      </Link>
    </section>
  );
}

function FollowedReview({ review: { subject, author, halves, wears, html } }: { review: ReviewCard }) {
  return (
    <article className={styles.review}>
      <Link className={styles.photo} to={subjectPath(subject)} tabIndex={-1} aria-hidden="true">
        {subject.photo && <UploadedPhoto photo={subject.photo} alt="" sizes="88px" fit="cover" />}
      </Link>
      <div className={styles.words}>
        <p className={typography.s14}>
          {author && (
            <Link to={paths.member(author.slug)}>
              <b>
                <DisplayName member={author} />
              </b>
            </Link>
          )}{" "}
          reviewed{" "}
          <Link className={typography.link} to={subjectPath(subject)} dir="auto">
            {subject.name}, {subject.brand.name}
          </Link>
        </p>
        <blockquote className={`${typography.h22} ${styles.quote}`} dir="auto">
          {firstSentences(html)}
        </blockquote>
        <p className={styles.proof}>
          <Stars stars={halves / 2} />
          {wears !== null && <WornLabel wears={wears} />}
        </p>
      </div>
    </article>
  );
}
