import type { AdminCase } from "../../../../shared/moderation/admin.ts";
import type { ReportSnapshot } from "../../../../shared/moderation/report.ts";
import { formatCount } from "../../format/format-count.ts";
import styles from "./case.module.css";

/** The text and the tags as they were when it was first reported, what its author made of it since, and what reporters wrote. */
export function CaseDetails({ one: { snapshot, notes } }: { one: AdminCase }) {
  const { title, text, tags = [], photos, waiting } = snapshot;
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
        {tags.length > 0 && <Tags name="Tags" tags={tags} />}
        {waiting?.title && waiting.title !== title && <ChangedTitle title={waiting.title} />}
        {waiting?.tags && waiting.tags.join() !== tags.join() && (
          <Tags name="Changed tags that wait" tags={waiting.tags} />
        )}
        {waiting && <Waiting waiting={waiting} />}
        {notes.length > 0 && <Notes notes={notes} />}
      </dl>
    </details>
  );
}

const Tags = ({ name, tags }: { name: string; tags: readonly string[] }) => (
  <>
    <dt>{name}</dt>
    <dd dir="auto">{tags.join(", ") || "None"}</dd>
  </>
);

const ChangedTitle = ({ title }: { title: string }) => (
  <>
    <dt>Changed title that waits</dt>
    <dd dir="auto">{title}</dd>
  </>
);

function Waiting({ waiting: { text, photos } }: { waiting: NonNullable<ReportSnapshot["waiting"]> }) {
  return (
    <>
      <dt>Changed text that waits</dt>
      <dd dir="auto">{text || "None"}</dd>
      {photos.length > 0 && <dd>{formatCount(photos.length, "photo")}</dd>}
    </>
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
