import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { readingMinutes } from "../../../shared/notebook/entry-document.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import styles from "./editor-bar.module.css";
import { type EntryFacts, hasNewerText } from "./publication/entry-facts.ts";
import { useOpenPreview } from "./publication/use-open-preview.ts";
import { SaveStatus } from "./saving/save-status.tsx";
import type { EntrySaving } from "./saving/use-entry-saving.ts";

/** At the upper edge of the window: how far the text is saved, its length, its publication, and the toolbar. */
export function EditorBar({
  saving,
  facts,
  words,
  onToolbarPlace,
  onPublish,
}: {
  saving: EntrySaving;
  facts: EntryFacts;
  /** Of the text. */
  words: number;
  onToolbarPlace: (place: HTMLElement | null) => void;
  onPublish: () => void;
}) {
  const { state, autosave } = saving;
  const preview = useOpenPreview(saving);
  const isLive = facts.state === "live";
  const isUpToDate = isLive && state.step === "saved" && !hasNewerText(facts, state.saved?.version ?? null);
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <Link
          className={styles.back}
          to={paths.adminNotebook}
          aria-label="Back to the notebook"
          title="Back to the notebook"
        >
          <Icon name="left" />
        </Link>
        <div className={styles.status}>
          <SaveStatus entry={facts.state} state={state} onRetry={autosave.retry} />
        </div>
        <a className={`${buttonClass({ kind: "bare" })} ${styles.about}`} href="#about-entry">
          About
        </a>
        <span className={styles.preview}>
          <Button kind="bare" busy={preview.isBusy} onClick={() => void preview.open()}>
            <Icon name="eye" />
            Preview
          </Button>
        </span>
        <Button onClick={onPublish} disabled={isUpToDate}>
          {isLive ? "Publish changes" : facts.state === "scheduled" ? "Reschedule entry" : "Publish entry"}
        </Button>
      </div>
      <div className={styles.tools}>
        <div ref={onToolbarPlace} className={styles.place} />
        <p className={`${typography.s13} ${typography.faint} ${styles.length}`}>
          {formatCount(words, "word")}, {formatCount(readingMinutes(words), "minute")}
        </p>
      </div>
    </div>
  );
}
