import type { PhotoUrgency } from "@hemline/ui/photos/photo.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import type { EntryCard } from "../../../../shared/notebook/entry.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { MarkedText } from "../../format/marked-text.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import { EntryByline } from "../entry-byline.tsx";
import styles from "./entry-story.module.css";

const kinds = {
  /** The wider one of two beside each other. */
  first: { title: typography.d40, photo: styles.flat, sizes: photoSizes.storyFirst },
  second: { title: typography.h32, photo: styles.flat, sizes: photoSizes.storySecond },
  /** One of three. */
  third: { title: typography.h26, photo: styles.tall, sizes: photoSizes.storyThird },
} as const;

/** An entry as a card. The title’s link covers the whole of it; without a cover there is a line in its place. */
export function EntryStory({
  entry,
  entry: { slug, title, excerpt, cover },
  kind = "third",
  heading: Heading = "h3",
  urgency,
}: {
  entry: EntryCard;
  kind?: keyof typeof kinds;
  heading?: "h2" | "h3";
  urgency?: PhotoUrgency;
}) {
  const look = kinds[kind];
  return (
    <article className={classNames(styles.story, !cover && styles.bare)}>
      {cover && (
        <div className={`${styles.photo} ${look.photo}`}>
          <UploadedPhoto photo={cover} alt="" sizes={look.sizes} urgency={urgency} fit="cover" />
        </div>
      )}
      <Heading className={`${look.title} ${styles.title}`}>
        <Link to={paths.entry(slug)} dir="auto">
          <MarkedText text={title} />
        </Link>
      </Heading>
      {excerpt && (
        <p className={typography.dim} dir="auto">
          <MarkedText text={excerpt} />
        </p>
      )}
      <EntryByline entry={entry} />
    </article>
  );
}
