import typography from "@hemline/ui/styles/typography.module.css";
import type { ReviewCard } from "../../../../../shared/reviews/review.ts";
import { Link } from "../../../../navigation/link.tsx";
import { TimeAgo } from "../../../format/time-ago.tsx";
import { UploadedPhoto } from "../../../photos/uploaded-photo.tsx";
import { firstSentences } from "../../../reviews/first-sentences.ts";
import { Stars } from "../../../reviews/ratings/stars.tsx";
import { subjectPath } from "../../../reviews/subject-path.ts";
import { WornLabel } from "../../../wardrobe/worn-label.tsx";
import styles from "./review-story.module.css";
import { StoryByline } from "./story-byline.tsx";

/** A review in its author’s first words, with its proof. */
export function ReviewStory({ review: { subject, author, halves, wears, html, postedAt } }: { review: ReviewCard }) {
  return (
    <article className={styles.story}>
      <StoryByline member={author} note={<TimeAgo at={postedAt} />}>
        reviewed <bdi>{subject.name}</bdi>
      </StoryByline>
      <div className={styles.saying}>
        {subject.photo && (
          <Link className={styles.photo} to={subjectPath(subject)} tabIndex={-1} aria-hidden="true">
            <UploadedPhoto photo={subject.photo} alt="" sizes="128px" fit="cover" />
          </Link>
        )}
        <div className={styles.words}>
          <blockquote className={`${typography.h32} ${styles.quote}`} dir="auto">
            {firstSentences(html)}
          </blockquote>
          <p className={styles.proof}>
            <Stars stars={halves / 2} />
            {wears !== null && <WornLabel wears={wears} />}
          </p>
          <p className={typography.s14}>
            <Link className={`${typography.link} ${styles.subject}`} to={subjectPath(subject)} dir="auto">
              {subject.name}, {subject.brand.name}
            </Link>
          </p>
        </div>
      </div>
    </article>
  );
}
