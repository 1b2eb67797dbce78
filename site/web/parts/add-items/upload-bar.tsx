import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { showSuccess } from "../../state/show-toast.ts";
import { Gauge } from "./gauge.tsx";
import { countsOf, isCancellable, type Line, type LineCounts } from "./line/line.ts";
import type { UploadLine } from "./line/upload-line.ts";
import styles from "./upload-bar.module.css";

/** How far all files are. It stays in sight. */
export function UploadBar({ line, files }: { line: UploadLine; files: Line }) {
  const counts = countsOf(files);
  const { all, done, running, waiting, failed } = counts;
  if (all === 0) return null;
  const cancelRest = () => {
    const { count, undo } = line.cancelRest();
    showSuccess(count === 1 ? "Upload cancelled" : `${count} uploads cancelled`, { label: "Undo", run: undo });
  };
  return (
    <div className={styles.bar}>
      <div className={`${layout.wide} ${styles.lines}`}>
        <div className={styles.row}>
          <p role="status">
            <b className={`${typography.strong} ${typography.num}`}>
              {done === all ? allUp(all) : `${done} of ${all} uploaded.`}
            </b>{" "}
            <span className={typography.dim}>{restInWords(counts, files.isPaused)}</span>
          </p>
          <div className={styles.buttons}>
            {running + waiting > 0 && (
              <Button kind="line" size="sm" onClick={() => line.setPaused(!files.isPaused)}>
                {files.isPaused ? "Continue" : "Pause"}
              </Button>
            )}
            {failed > 0 && !files.hold && (
              <Button kind="line" size="sm" onClick={() => line.retry()}>
                Try again
              </Button>
            )}
            {files.files.some(isCancellable) && (
              <Button kind="bare" size="sm" onClick={cancelRest}>
                Cancel the rest
              </Button>
            )}
          </div>
        </div>
        <Gauge line={files} />
      </div>
    </div>
  );
}

const allUp = (all: number) => (all === 1 ? "Your photo is uploaded." : `All ${all} photos are uploaded.`);

function restInWords({ waiting, failed }: LineCounts, isPaused: boolean): string {
  const waits = waiting > 0 && `${waiting} ${waiting === 1 ? "is" : "are"} waiting`;
  const fails = failed > 0 && `${failed} ${failed === 1 ? "needs" : "need"} another try`;
  const sentence = [waits, fails].filter(Boolean).join(", ");
  return `${isPaused ? "Paused. " : ""}${sentence && `${sentence}.`}`;
}
