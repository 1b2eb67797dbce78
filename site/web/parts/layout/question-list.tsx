import details from "@hemline/ui/styles/details.module.css";
import type { ReactNode } from "react";
import styles from "./question-list.module.css";

/** `details` elements: they work without script and with the browser's search. */
export function QuestionList({ questions }: { questions: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className={details.summary}>{question}</summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
