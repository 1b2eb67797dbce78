import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import details from "@hemline/ui/styles/details.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { Link } from "../../navigation/link.tsx";
import { ShortDay } from "../format/short-day.tsx";
import { MarkdownText } from "../markdown/markdown-text.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { WornLabel } from "../wardrobe/worn-label.tsx";
import { EditedDate } from "./edited-date.tsx";
import { OwnReviewActions } from "./own-review-actions.tsx";
import { ReviewPhotos } from "./photos/review-photos.tsx";
import { Stars } from "./ratings/stars.tsx";
import { ReportReview } from "./report-review.tsx";
import { ReviewAuthor } from "./review-author.tsx";
import { capitalised, reviewFacts } from "./review-facts.ts";
import styles from "./review-row.module.css";
import { ShownResponse } from "./shown-response.tsx";
import { subjectPath } from "./subject-path.ts";
import { VoteButtons } from "./vote-buttons.tsx";

/** One review in a list about many things, beside a picture of what it is about. */
export function ReviewRow({
  review,
  by = true,
}: {
  review: ReviewCard;
  /** False on the author's own page. */
  by?: boolean;
}) {
  const { subject, halves, wears, html, author, isSelf, answer, isOfOwnBrand, hiddenBecause, postedAt } = review;
  const facts = reviewFacts(review);
  return (
    <article className={styles.row}>
      <Link className={styles.photo} to={subjectPath(subject)} tabIndex={-1} aria-hidden="true">
        {subject.photo && <UploadedPhoto photo={subject.photo} alt="" sizes="144px" fit="cover" />}
      </Link>
      <div className={styles.words}>
        <h3 className={styles.subject}>
          <Link to={subjectPath(subject)} dir="auto">
            {subject.name}, {subject.brand.name}
          </Link>
        </h3>
        <p className={styles.facts}>
          <Stars stars={halves / 2} />
          {wears ? (
            <WornLabel wears={wears} />
          ) : (
            <span className={`${typography.s13} ${typography.faint}`}>No wears logged</span>
          )}
          {isOfOwnBrand && <StatusLabel>Works with {subject.brand.name}</StatusLabel>}
          {hiddenBecause && <StatusLabel>{hiddenBecause === "waiting" ? "Waiting to appear" : "Hidden"}</StatusLabel>}
        </p>
        <MarkdownText html={html} />
        <ReviewPhotos photos={review.photos} of={subject.name} />
        <p className={styles.facts}>
          {by && author && <MemberAvatar member={author} size="small" />}
          {by && (
            <b>
              <ReviewAuthor author={author} />
            </b>
          )}
          {facts && (
            <span className={`${typography.s14} ${typography.dim}`} dir="auto">
              {by ? facts : capitalised(facts)}
            </span>
          )}
          <span className={`${typography.s14} ${typography.faint}`}>
            <ShortDay at={postedAt} />
          </span>
          <EditedDate review={review} />
        </p>
        <div className={styles.facts}>
          {isSelf ? <OwnReviewActions review={review} /> : <VoteButtons review={review} />}
          <ReportReview review={review} />
        </div>
        {answer && (
          <details className={styles.answer}>
            <summary className={details.summary}>
              <span dir="auto">{subject.brand.name}</span> responded
            </summary>
            <ShownResponse review={review} />
          </details>
        )}
      </div>
    </article>
  );
}
