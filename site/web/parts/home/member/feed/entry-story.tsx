import typography from "@hemline/ui/styles/typography.module.css";
import type { EntryCard } from "../../../../../shared/notebook/entry.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { formatCount } from "../../../format/format-count.ts";
import { TimeAgo } from "../../../format/time-ago.tsx";
import { ReadersLabel } from "../../../notebook/readers-label.tsx";
import { photoSizes } from "../../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../../photos/uploaded-photo.tsx";
import styles from "./entry-story.module.css";
import { StoryByline } from "./story-byline.tsx";

/** An entry of the notebook. The title’s link covers it. */
export function EntryStory({
  entry: { slug, title, excerpt, cover, author, publishedAt, minutes, allowed },
}: {
  entry: EntryCard;
}) {
  return (
    <article className={styles.story}>
      <StoryByline member={author} note={publishedAt && <TimeAgo at={publishedAt} />}>
        published in the notebook
      </StoryByline>
      {cover && (
        <div className={styles.photo}>
          <UploadedPhoto photo={cover} alt="" sizes={photoSizes.storyFirst} fit="cover" />
        </div>
      )}
      <h3 className={`${typography.h32} ${styles.title}`}>
        <Link to={paths.entry(slug)} dir="auto">
          {title}
        </Link>
      </h3>
      {excerpt && (
        <p className={`${typography.dim} ${styles.excerpt}`} dir="auto">
          {excerpt}
        </p>
      )}
      <p className={`${typography.s14} ${typography.dim} ${styles.facts}`}>
        <span>{formatCount(minutes, "minute")}</span>
        <ReadersLabel allowed={allowed} />
      </p>
    </article>
  );
}
