import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { CategoryName, EntryCard } from "../../../../shared/notebook/entry.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import { CategoryLinks } from "../category-links.tsx";
import { EntryByline } from "../entry-byline.tsx";
import styles from "./next-entry.module.css";

/** The way on from an entry: its categories, and the one that was published before it. */
export function NextEntry({ categories, next }: { categories: readonly CategoryName[]; next: EntryCard | null }) {
  if (categories.length === 0 && !next) return null;
  return (
    <nav className={`${layout.wrap} ${styles.way}`} aria-label="Further entries">
      <CategoryLinks categories={categories} lead="In " />
      {next && <Next entry={next} />}
    </nav>
  );
}

function Next({ entry, entry: { slug, title, excerpt, cover } }: { entry: EntryCard }) {
  return (
    <article className={styles.next}>
      {cover && (
        <div className={styles.photo}>
          <UploadedPhoto photo={cover} alt="" sizes={photoSizes.storySecond} fit="cover" />
        </div>
      )}
      <div className={styles.words}>
        <p className={`${typography.s14} ${typography.dim}`}>Next entry</p>
        <h2 className={`${typography.d40} ${styles.title}`}>
          <Link to={paths.entry(slug)} dir="auto">
            {title}
          </Link>
        </h2>
        {excerpt && (
          <p className={typography.dim} dir="auto">
            {excerpt}
          </p>
        )}
        <EntryByline entry={entry} />
      </div>
    </article>
  );
}
