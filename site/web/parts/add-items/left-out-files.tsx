import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useRef } from "react";
import { FileButton } from "./file-button.tsx";
import styles from "./left-out-files.module.css";
import type { Line } from "./line/line.ts";
import type { UploadLine } from "./line/upload-line.ts";

/** Files that can never become photos, each with the reason. */
export function LeftOutFiles({
  line,
  files,
  onFiles,
}: {
  line: UploadLine;
  files: Line;
  onFiles: (files: File[]) => void;
}) {
  const section = useRef<HTMLElement>(null);
  const refused = files.files.flatMap(({ id, name, step }) =>
    step.at === "refused" ? [{ id, name, why: step.why }] : [],
  );
  if (refused.length === 0) return null;
  const dismiss = (id: string) => {
    line.dismiss(id);
    section.current?.focus({ preventScroll: true });
  };
  const replace = (id: string, chosen: File[]) => {
    dismiss(id);
    onFiles(chosen);
  };
  return (
    <section ref={section} className={styles.section} role="alert" tabIndex={-1}>
      <h2 className={typography.h16}>
        {refused.length === 1 ? "1 file was left out" : `${refused.length} files were left out`}
      </h2>
      <ul>
        {refused.map(({ id, name, why }) => (
          <li key={id} className={styles.file}>
            <p>
              <b className={typography.strong} dir="auto">
                {name}
              </b>
              <span className={typography.dim}>{why}</span>
            </p>
            <FileButton kind="line" size="sm" aria-label={`Replace ${name}`} onFiles={(chosen) => replace(id, chosen)}>
              Replace
            </FileButton>
            <IconButton icon="close" label={`Dismiss ${name}`} onClick={() => dismiss(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
