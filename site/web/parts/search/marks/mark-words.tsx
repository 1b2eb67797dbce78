import type { MarkText } from "../../format/marked-text.tsx";
import styles from "./mark-words.module.css";
import { markedParts } from "./marked-parts.ts";

/** @param words as a search compares them */
export const markWords =
  (words: readonly string[]): MarkText =>
  (text) =>
    markedParts(text, words).map((part) =>
      part.isMarked ? (
        <mark key={part.at} className={styles.mark}>
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    );
