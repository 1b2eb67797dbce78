import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import { keyOf } from "../../lists/list-items.ts";
import styles from "./preview-list.module.css";
import type { Preview } from "./use-preview.ts";

/** Of each one, what will happen to it, or why nothing can. */
export function PreviewList({ preview }: { preview: Preview }) {
  switch (preview.state) {
    case "waiting":
      return null;
    case "loading":
      return (
        <div className={styles.loading} role="status" aria-label="Checking what will happen">
          <Skeleton />
        </div>
      );
    case "failed":
      return <Note tone="bad">{preview.why}</Note>;
    case "loaded":
      return (
        <ul className={styles.results} aria-label="What will happen">
          {preview.results.map((result) => (
            <li key={keyOf(result)} data-outcome={result.outcome}>
              {result.outcome !== "done" && (
                <Icon name={result.outcome === "refused" ? "warning" : "minus"} size="sm" />
              )}
              <span>
                <b dir="auto">{result.name}</b>
                <br />
                {result.message}
              </span>
            </li>
          ))}
        </ul>
      );
  }
}
