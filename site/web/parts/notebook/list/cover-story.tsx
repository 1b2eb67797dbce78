import type { PhotoUrgency } from "@hemline/ui/photos/photo.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import type { EntryCard } from "../../../../shared/notebook/entry.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import { CategoryLinks } from "../category-links.tsx";
import { EntryByline } from "../entry-byline.tsx";
import styles from "./cover-story.module.css";

/** The newest entry, before all others. The title’s link covers the whole of it. */
export function CoverStory({
  entry,
  entry: { slug, title, excerpt, cover, categories },
  names = true,
  heading: Heading = "h2",
  urgency = "first",
}: {
  entry: EntryCard;
  /** Names its categories. */
  names?: boolean;
  heading?: "h2" | "h3";
  urgency?: PhotoUrgency;
}) {
  return (
    <article className={classNames(styles.cover, !cover && styles.bare)}>
      {cover && (
        <div className={styles.photo}>
          <UploadedPhoto photo={cover} alt="" sizes={photoSizes.coverStory} urgency={urgency} fit="cover" />
        </div>
      )}
      <div className={styles.words}>
        {names && <CategoryLinks categories={categories} />}
        <Heading className={`${typography.d56} ${styles.title}`}>
          <Link to={paths.entry(slug)} dir="auto">
            {title}
          </Link>
        </Heading>
        {excerpt && (
          <p className={typography.lead} dir="auto">
            {excerpt}
          </p>
        )}
        <EntryByline entry={entry} face />
      </div>
    </article>
  );
}
