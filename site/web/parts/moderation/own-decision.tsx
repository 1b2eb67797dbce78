import { Note } from "@hemline/ui/messages/note.tsx";
import details from "@hemline/ui/styles/details.module.css";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { formatDayAndTime } from "../../../shared/format-day.ts";
import { fullReason } from "../../../shared/moderation/decision.ts";
import type { OwnDecision as Decision } from "../../../shared/moderation/own-decision.ts";
import { Day } from "../format/day.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { sanctionTitles } from "./decision-labels.ts";
import styles from "./own-decision.module.css";

/** One decision with its reason, what it is about, and the appeal. */
export function OwnDecision({ decision }: { decision: Decision }) {
  const { id, kind, reason, why, about, at, until, isLifted, appeal, appealUntil } = decision;
  return (
    <section id={`decision-${id}`} className={styles.decision}>
      <SectionHeading size="h32">{sanctionTitles[kind]}</SectionHeading>
      <div className={layout.stack}>
        {isLifted && <Note icon="check">We’ve lifted this decision. It no longer applies.</Note>}
        <p className={`${typography.s14} ${typography.dim}`}>
          <Day at={at} />
          {until && `, until ${formatDayAndTime(until)}`}
        </p>
        <p dir="auto">
          <b>Reason:</b> {fullReason({ reason, why })}
        </p>
        {about && (
          <details>
            <summary className={details.summary}>What it’s about</summary>
            <p>
              <bdi>{about.title}</bdi>
            </p>
            {about.text && (
              <p className={styles.text} dir="auto">
                {about.text}
              </p>
            )}
          </details>
        )}
        {appeal && <Appeal appeal={appeal} />}
        {appealUntil && <AppealForm id={id} until={appealUntil} />}
      </div>
    </section>
  );
}

function Appeal({ appeal: { text, at, answer } }: { appeal: NonNullable<Decision["appeal"]> }) {
  return (
    <>
      <p>
        You appealed on <Day at={at} />: “<bdi className={styles.text}>{text}</bdi>”
      </p>
      {answer ? (
        <p>
          {answer.outcome === "kept" ? "We kept our decision" : "We lifted our decision"} on <Day at={answer.at} />: “
          <bdi className={styles.text}>{answer.text}</bdi>”
        </p>
      ) : (
        <p className={typography.dim}>We’ll email you when we’ve checked it.</p>
      )}
    </>
  );
}
