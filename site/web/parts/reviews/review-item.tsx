import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { ShortDay } from "../format/short-day.tsx";
import { MarkdownText } from "../markdown/markdown-text.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { WornLabel } from "../wardrobe/worn-label.tsx";
import { EditedDate } from "./edited-date.tsx";
import { OwnReviewActions } from "./own-review-actions.tsx";
import { ReviewPhotos } from "./photos/review-photos.tsx";
import { Stars } from "./ratings/stars.tsx";
import { ReportReview } from "./report-review.tsx";
import { ReviewAnswer } from "./review-answer.tsx";
import { ReviewAuthor } from "./review-author.tsx";
import { capitalised, reviewFacts, starsInWords } from "./review-facts.ts";
import styles from "./review-item.module.css";
import { VoteButtons } from "./vote-buttons.tsx";

/** One review in the section of what it is about. */
export function ReviewItem({
  review,
  names = false,
  mayAnswer = false,
}: {
  review: ReviewCard;
  /** Whether to name what it is about. */
  names?: boolean;
  mayAnswer?: boolean;
}) {
  const { id, author, isSelf, subject, halves, wears, postedAt, html, photos, isOfOwnBrand } = review;
  const facts = [names && subject.name, reviewFacts(review)].filter(Boolean).join(", ");
  return (
    <article id={`review-${id}`} tabIndex={-1} className={styles.review}>
      <div className={styles.head}>
        {author && <MemberAvatar member={author} />}
        <p className={styles.who}>
          <b>
            <ReviewAuthor author={author} />
          </b>
          {facts && (
            <span className={`${typography.s14} ${typography.dim}`} dir="auto">
              {capitalised(facts)}
            </span>
          )}
        </p>
        <Wears wears={wears} />
      </div>
      <p className={styles.stars}>
        <Stars stars={halves / 2} />
        <span className={`${typography.s14} ${typography.dim}`}>
          {starsInWords(halves)}, <ShortDay at={postedAt} />
        </span>
        <EditedDate review={review} />
      </p>
      <Notes review={review} />
      {isOfOwnBrand && <StatusLabel>Works with {subject.brand.name}</StatusLabel>}
      <MarkdownText html={html} />
      <ReviewPhotos photos={photos} of={subject.name} />
      <div className={styles.actions}>
        {isSelf ? <OwnReviewActions review={review} /> : <VoteButtons review={review} />}
        <ReportReview review={review} />
      </div>
      <ReviewAnswer review={review} mayAnswer={mayAnswer} />
    </article>
  );
}

/** Only wears have the sewn label: their absence is said in words. */
const Wears = ({ wears }: Pick<ReviewCard, "wears">) =>
  wears ? (
    <WornLabel wears={wears} />
  ) : (
    <span className={`${typography.s13} ${typography.faint}`}>No wears logged</span>
  );

function Notes({ review: { hiddenBecause, isSelf } }: { review: ReviewCard }) {
  if (hiddenBecause === null) return null;
  const whose = isSelf ? "your review" : "this review";
  return (
    <p className={styles.note}>
      {hiddenBecause === "waiting"
        ? `Only ${isSelf ? "you" : "its author"} and our admins see ${whose} so far. A new member’s first review appears within a day.`
        : `Our admins have hidden ${whose}.${isSelf ? " The reason is in your settings, under Decisions." : ""}`}
    </p>
  );
}
