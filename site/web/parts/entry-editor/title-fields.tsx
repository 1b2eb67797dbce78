import typography from "@hemline/ui/styles/typography.module.css";
import type { KeyboardEvent } from "react";
import { notebookLimits } from "../../../shared/limits.ts";
import styles from "./title-fields.module.css";

/** Title and introduction, as they will be read. Enter goes on to what follows. */
export function TitleFields({
  title,
  excerpt,
  onChange,
  onDone,
}: {
  title: string;
  excerpt: string;
  onChange: (part: { title?: string; excerpt?: string }) => void;
  /** Enter in the introduction: to the text. */
  onDone: () => void;
}) {
  const onEnter = (then: (area: HTMLTextAreaElement) => void) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    then(event.currentTarget);
  };
  return (
    <div className={styles.fields}>
      <textarea
        className={`${typography.d56} ${styles.field}`}
        aria-label="Title"
        placeholder="Title"
        dir="auto"
        rows={1}
        maxLength={notebookLimits.titleLength}
        value={title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value.replace(/\s*\n\s*/g, " ") })}
        onKeyDown={onEnter((area) => area.parentElement?.querySelector<HTMLElement>("textarea:last-of-type")?.focus())}
      />
      <textarea
        className={`${typography.lead} ${styles.field}`}
        aria-label="Introduction"
        placeholder="Introduction: what it’s about, in a sentence or two"
        dir="auto"
        rows={2}
        maxLength={notebookLimits.excerptLength}
        value={excerpt}
        onChange={({ currentTarget }) => onChange({ excerpt: currentTarget.value })}
        onKeyDown={onEnter(onDone)}
      />
    </div>
  );
}
