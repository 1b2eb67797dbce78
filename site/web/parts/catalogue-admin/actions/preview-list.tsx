import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import styles from "./preview-list.module.css";
import type { Preview } from "./use-preview.ts";

/** Of each brand or product, what will happen to it, or why nothing can. */
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
          {preview.results.map(({ slug, name, outcome, message }) => (
            <li key={slug} data-outcome={outcome}>
              {outcome !== "done" && <Icon name={outcome === "refused" ? "warning" : "minus"} size="sm" />}
              <span>
                <b dir="auto">{name}</b>
                <br />
                {message}
              </span>
            </li>
          ))}
        </ul>
      );
  }
}
