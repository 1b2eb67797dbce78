import typography from "@hemline/ui/styles/typography.module.css";
import type { EntryCard } from "../../../../shared/notebook/entry.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { EntryByline } from "../entry-byline.tsx";
import styles from "./entry-line.module.css";

/** An entry as a line of a contents page. The title’s link covers the whole of it. */
export function EntryLine({ entry, entry: { slug, title }, by }: { entry: EntryCard; by?: boolean | undefined }) {
  return (
    <article className={styles.line}>
      <h3 className={`${typography.h26} ${styles.title}`}>
        <Link to={paths.entry(slug)} dir="auto">
          {title}
        </Link>
      </h3>
      <EntryByline entry={entry} by={by} />
    </article>
  );
}
