import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../../shared/paths.ts";
import type { ReviewCard } from "../../../../shared/reviews/review.ts";
import { Link } from "../../../navigation/link.tsx";
import { DisplayName } from "../../members/display-name.tsx";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import { firstSentences } from "../../reviews/first-sentences.ts";
import { Stars } from "../../reviews/ratings/stars.tsx";
import { subjectPath } from "../../reviews/subject-path.ts";
import { WornLabel } from "../../wardrobe/worn-label.tsx";
import styles from "./review-quote.module.css";

/** A review in its author’s first words, beside a picture of what it is about. */
export function ReviewQuote({ review: { subject, author, halves, wears, html } }: { review: ReviewCard }) {
  return (
    <article className={styles.review}>
      <Link className={styles.photo} to={subjectPath(subject)} tabIndex={-1} aria-hidden="true">
        {subject.photo && <UploadedPhoto photo={subject.photo} alt="" sizes="88px" fit="cover" />}
      </Link>
      <div className={styles.words}>
        <p className={typography.s14}>
          {author ? (
            <Link to={paths.member(author.slug)}>
              <b>
                <DisplayName member={author} />
              </b>
            </Link>
          ) : (
            <b>A former member</b>
          )}{" "}
          reviewed{" "}
          <Link className={typography.link} to={subjectPath(subject)} dir="auto">
            {subject.name}, {subject.brand.name}
          </Link>
        </p>
        <blockquote className={`${typography.h26} ${styles.quote}`} dir="auto">
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
