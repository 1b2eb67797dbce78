import type { AdminCase } from "../../../../shared/moderation/admin.ts";
import { formatCount } from "../../format/format-count.ts";
import styles from "./case.module.css";

/** The text as it was when it was first reported, and what reporters wrote. */
export function CaseDetails({ one: { snapshot, notes } }: { one: AdminCase }) {
  const { text, photos } = snapshot;
  const facts = [
    photos.length > 0 && formatCount(photos.length, "photo"),
    notes.length > 0 && formatCount(notes.length, "note"),
  ];
  return (
    <details className={styles.details}>
      <summary>{facts.filter(Boolean).join(", ") || "Text"}</summary>
      <dl>
        <dt>Text</dt>
        <dd dir="auto">{text || "None"}</dd>
        {notes.length > 0 && <Notes notes={notes} />}
      </dl>
    </details>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <>
      <dt>Reporters’ notes</dt>
      {notes.map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes may be equal and never move
        <dd key={at} dir="auto">
          “{note}”
        </dd>
      ))}
    </>
  );
}
