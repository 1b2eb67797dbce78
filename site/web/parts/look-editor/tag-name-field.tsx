import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { useEffect, useRef } from "react";
import { lookLimits } from "../../../shared/limits.ts";
import type { DraftTag } from "./draft/look-draft.ts";
import styles from "./tag-name-field.module.css";

/** A text field for the name of a tag, beside its dot. Enter and Esc close it. */
export function TagNameField({
  tag: { x, y, name },
  number,
  onChange,
  onDone,
  onRemove,
}: {
  tag: DraftTag;
  number: number;
  onChange: (name: string) => void;
  onDone: () => void;
  onRemove: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  // Focuses without scrolling: the browser would move the photo out of view.
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.closest("[role=group]")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be placed on a photo in every browser
    <div
      role="group"
      aria-label={`Tag ${number}`}
      className={`${styles.field} ${y > 0.6 ? styles.above : styles.below}`}
      style={{ "--x": `${x * 100}%`, "--y": `${y * 100}%` }}
    >
      <input
        ref={input}
        className={styles.name}
        dir="auto"
        aria-label={`Name of item ${number}`}
        placeholder="Wool coat"
        value={name}
        maxLength={lookLimits.tagNameLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          // Enter must not submit the look.
          event.preventDefault();
          onDone();
        }}
      />
      <IconButton icon="check" label={`Save tag ${number}`} onClick={onDone} />
      <IconButton icon="bin" label={`Remove tag ${number}`} onClick={onRemove} />
    </div>
  );
}
