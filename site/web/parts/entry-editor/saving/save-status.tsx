import { Button } from "@hemline/ui/buttons/button.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { useEffect, useState } from "react";
import type { EntryState } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { openAccountDialog } from "../../../state/account-dialog.ts";
import { formatTime } from "../../format/format-local.ts";
import { useInBrowser } from "../../format/use-in-browser.ts";
import { isTrouble, type SaveState } from "./autosave.ts";
import styles from "./save-status.module.css";
import { saveInWords, stateNames } from "./save-words.ts";

/** What the entry is, and how far its text is saved. */
export function SaveStatus({ entry, state, onRetry }: { entry: EntryState; state: SaveState; onRetry: () => void }) {
  const words = saveInWords(state, useInBrowser() ? formatTime : null);
  return (
    <div className={styles.status}>
      <p className={classNames(typography.s14, isTrouble(state) && styles.trouble)}>
        <b>{stateNames[entry]}</b> <span>{words}</span>
      </p>
      <Announcement state={state} words={words} />
      {state.step === "failed" &&
        (state.why === "logged-out" ? (
          <Button kind="line" size="sm" onClick={() => openAccountDialog({ mode: "login", onSignedIn: onRetry })}>
            Log in
          </Button>
        ) : (
          <Button kind="line" size="sm" onClick={onRetry}>
            Try again
          </Button>
        ))}
    </div>
  );
}

/** Read out: what has gone wrong, and that it is right again. Each save would be too much while somebody writes. */
function Announcement({ state, words }: { state: SaveState; words: string }) {
  const [said, setSaid] = useState("");
  const { step } = state;
  const trouble = isTrouble(state);
  // Follows the states one after the other, of which the page shows only the last.
  useEffect(() => {
    setSaid((before) => (trouble ? words : before && step !== "saved" ? before : before ? "Saved" : ""));
  }, [trouble, step, words]);
  return (
    <p className={typography.hidden} role="status">
      {said}
    </p>
  );
}
