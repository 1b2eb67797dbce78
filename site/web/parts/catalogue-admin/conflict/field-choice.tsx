import { Check } from "@hemline/ui/forms/check.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useId } from "react";
import { changedWords } from "./changed-words.ts";
import type { Side } from "./choices.ts";
import styles from "./conflict-choice.module.css";
import { FieldContent, type FieldValue } from "./field-value.tsx";

/** Two versions of a field beside each other, of which one is chosen. */
export function FieldChoice({
  label,
  mine,
  theirs,
  whose,
  side,
  onChoose,
}: {
  label: string;
  mine: FieldValue;
  theirs: FieldValue;
  /** “Noor Aziz’s” */
  whose: string;
  side: Side;
  onChoose: (side: Side) => void;
}) {
  const group = useId();
  const [mineMarked, theirsMarked] =
    mine.kind === "text" && theirs.kind === "text" ? changedWords(mine.text, theirs.text) : [[], []];
  const versions = [
    { side: "mine", word: "Yours", value: mine, marked: mineMarked },
    { side: "theirs", word: whose, value: theirs, marked: theirsMarked },
  ] as const;
  return (
    <fieldset className={styles.field}>
      <legend className={typography.h14}>{label}</legend>
      <div className={styles.versions}>
        {versions.map((version) => (
          <div key={version.side} className={styles.version}>
            <Check
              type="radio"
              name={group}
              checked={version.side === side}
              aria-describedby={`${group}-${version.side}`}
              onChange={() => onChoose(version.side)}
            >
              <bdi>{version.word}</bdi>
            </Check>
            <div id={`${group}-${version.side}`} className={styles.content}>
              <FieldContent value={version.value} passages={version.marked} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
