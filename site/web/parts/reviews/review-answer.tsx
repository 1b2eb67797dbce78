import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { Day } from "../format/day.tsx";
import { AnswerForm } from "./answer-form.tsx";
import styles from "./review-answer.module.css";
import { ShownResponse } from "./shown-response.tsx";

/** The brand's one response to a review, and the form for it. */
export function ReviewAnswer({ review, mayAnswer }: { review: ReviewCard; mayAnswer: boolean }) {
  const [isWriting, setWriting] = useState(false);
  const { answer, subject } = review;
  if (isWriting) return <AnswerForm review={review} onDone={() => setWriting(false)} />;
  return (
    <>
      {answer && (
        <div className={styles.answer}>
          <p className={styles.by}>
            <b dir="auto">{subject.brand.name}</b>{" "}
            <span>
              responded on <Day at={answer.answeredAt} />
            </span>
          </p>
          <ShownResponse review={review} />
        </div>
      )}
      {mayAnswer && (
        <Button kind="line" size="sm" onClick={() => setWriting(true)}>
          {answer ? "Change response" : `Respond as ${subject.brand.name}`}
        </Button>
      )}
    </>
  );
}
