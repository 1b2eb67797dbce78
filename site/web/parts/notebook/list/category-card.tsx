import typography from "@hemline/ui/styles/typography.module.css";
import type { CategoryCard as Card } from "../../../../shared/notebook/entry.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { formatCount } from "../../format/format-count.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import styles from "./category-card.module.css";

/** The name’s link covers the whole card. Without a cover, the name’s first letter is in its place. */
export function CategoryCard({
  category: { slug, name, description, cover, entries },
  urgency,
}: {
  category: Card;
  urgency?: "soon";
}) {
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {cover ? (
          <UploadedPhoto photo={cover} alt="" sizes={photoSizes.storyThird} urgency={urgency} fit="cover" />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {Array.from(name.trim())[0]?.toUpperCase()}
          </span>
        )}
      </div>
      <h2 className={`${typography.h32} ${styles.name}`}>
        <Link to={paths.notebookCategory(slug)} dir="auto">
          {name}
        </Link>
      </h2>
      {description && (
        <p className={typography.dim} dir="auto">
          {description}
        </p>
      )}
      <p className={`${typography.s14} ${typography.dim}`}>{formatCount(entries, "entry", "entries")}</p>
    </article>
  );
}
