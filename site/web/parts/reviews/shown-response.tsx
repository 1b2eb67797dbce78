import typography from "@hemline/ui/styles/typography.module.css";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { MarkdownText } from "../markdown/markdown-text.tsx";
import { ReportResponse } from "./report-response.tsx";

/** What a brand says to a review. */
export function ShownResponse({ review, review: { answer } }: { review: ReviewCard }) {
  if (answer === null) return null;
  return (
    <>
      {answer.isHidden && (
        <p className={`${typography.s14} ${typography.dim}`}>
          Our admins have hidden this response.{answer.isOwn && " The reason is in your settings, under Decisions."}
        </p>
      )}
      <MarkdownText html={answer.html} />
      <ReportResponse review={review} />
    </>
  );
}
