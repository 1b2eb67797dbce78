import type { EntryPart } from "../../../shared/notebook/entry.ts";
import { withDirections } from "../../../shared/notebook/with-directions.ts";
import { GarmentCard } from "../garment-card/garment-card.tsx";
import { beginsLargely } from "./entry/begins-largely.ts";
import { EntryFigure } from "./entry/entry-figure.tsx";
import styles from "./entry-body.module.css";

/** What an entry says and shows. */
export function EntryBody({ parts }: { parts: readonly EntryPart[] }) {
  if (parts.length === 0) return null;
  return (
    <div className={styles.body}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and never change their order.
        <Part key={at} part={part} isFirst={at === 0} />
      ))}
    </div>
  );
}

function Part({ part, isFirst }: { part: EntryPart; isFirst: boolean }) {
  switch (part.kind) {
    case "html":
      return (
        <div
          className={isFirst && beginsLargely(part.html) ? `${styles.text} ${styles.large}` : styles.text}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: `renderDocument` makes a closed list of tags.
          dangerouslySetInnerHTML={{ __html: withDirections(part.html) }}
        />
      );
    case "figure":
      return <EntryFigure figure={part} />;
    case "card":
      return (
        <div className={styles.card}>
          <GarmentCard card={part.card} />
        </div>
      );
  }
}
