import type { EntryCard } from "../../../shared/notebook/entry.ts";
import { DisplayName } from "../members/display-name.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import styles from "./entry-byline.module.css";
import { EntryDate } from "./entry-date.tsx";
import { ReadersLabel } from "./readers-label.tsx";

/** “Tilda Rask  14 Nov, 9 minutes  For subscribers” */
export function EntryByline({
  entry,
  entry: { author, allowed },
  by = true,
  face = false,
}: {
  entry: EntryCard;
  /** Names the author. */
  by?: boolean | undefined;
  /** With the author’s photo. */
  face?: boolean;
}) {
  return (
    <p className={styles.byline}>
      {face && author && <MemberAvatar member={author} size="small" />}
      {by && <span>{author ? <DisplayName member={author} /> : "A former member"}</span>}
      <EntryDate entry={entry} />
      <ReadersLabel allowed={allowed} />
    </p>
  );
}
