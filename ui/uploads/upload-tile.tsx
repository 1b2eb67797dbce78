import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { Progress } from "./progress.tsx";
import styles from "./upload-tile.module.css";

export type UploadState =
  | { step: "waiting" }
  | { step: "sending"; part: number }
  | { step: "arrived" }
  | { step: "failed"; why: string; mayRetry: boolean };

/** A file that is being uploaded: preview, progress, and buttons. */
export function UploadTile({
  name,
  state,
  preview,
  onCancel,
  onRetry,
}: {
  name: string;
  state: UploadState;
  preview: ReactNode;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const giveUp = state.step === "failed" ? "Remove" : "Cancel";
  return (
    <div className={styles.tile} data-step={state.step}>
      <div className={styles.preview}>{preview}</div>
      {state.step !== "arrived" && (
        <div className={styles.progress}>
          {state.step === "failed" ? (
            <p className={styles.error} role="alert">
              {state.why}
            </p>
          ) : (
            <Progress value={state.step === "sending" ? state.part : 0} label={`Uploading ${name}`} />
          )}
          <div className={styles.actions}>
            {state.step === "failed" && state.mayRetry && (
              <Button kind="line" size="sm" onClick={onRetry}>
                Try again
              </Button>
            )}
            <Button kind="bare" size="sm" onClick={onCancel} aria-label={`${giveUp} ${name}`}>
              {giveUp}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
