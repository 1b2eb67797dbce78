import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import { showSuccess } from "../../../state/show-toast.ts";
import { FilePreview } from "../../photos/file-preview.tsx";
import { isCancellable, type LineFile, type Step } from "../line/line.ts";
import type { UploadLine } from "../line/upload-line.ts";
import styles from "./tile.module.css";

/** A photo that is not an item yet. */
export function FileTile({ line, file }: { line: UploadLine; file: LineFile }) {
  const { id, name, step } = file;
  const cancel = () => {
    const undo = line.cancel([id]);
    showSuccess("Upload cancelled", { label: "Undo", run: undo });
  };
  return (
    <li className={styles.tile} data-step={step.at}>
      <div className={styles.photo}>
        <FilePreview file={file.file ?? undefined} />
        {step.at === "sending" && (
          <span className={styles.progress} style={{ inlineSize: `${step.part * 100}%` }} aria-hidden="true" />
        )}
        {step.at === "failed" && (
          <button
            type="button"
            className={styles.again}
            aria-label={`Try again: ${name}`}
            onClick={() => line.retry([id])}
          >
            <Icon name="again" />
            Try again
          </button>
        )}
        {isCancellable(file) && (
          <span className={styles.cancel}>
            <IconButton
              icon="close"
              tone="sheet"
              label={step.at === "failed" ? `Remove ${name}` : `Cancel ${name}`}
              onClick={cancel}
            />
          </span>
        )}
      </div>
      <span className={classNames(styles.state, step.at === "failed" && styles.failed)}>{stateInWords(step)}</span>
    </li>
  );
}

function stateInWords(step: Step): string {
  switch (step.at) {
    case "waiting":
      return "Waiting";
    case "sending":
      return `${Math.round(step.part * 100)}% up`;
    case "creating":
    case "done":
      return "Adding item";
    case "elsewhere":
      return "Uploading in another tab";
    case "failed":
    case "refused":
      return step.why;
  }
}
