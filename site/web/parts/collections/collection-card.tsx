import typography from "@hemline/ui/styles/typography.module.css";
import type { CollectionCard as Card } from "../../../shared/collections/collection.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./collection-card.module.css";
import { seasonInWords } from "./collection-facts.ts";

/** The name's link covers the whole card. */
export function CollectionCard({
  collection,
  collection: { slug, name, brand, cover, products },
}: {
  collection: Card;
}) {
  const facts = [seasonInWords(collection), formatCount(products, "product")].filter(Boolean).join(", ");
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {cover ? (
          <UploadedPhoto photo={cover} alt="" sizes={photoSizes.collection} fit="cover" />
        ) : (
          <span className={styles.noPhoto} aria-hidden="true" dir="auto">
            {name}
          </span>
        )}
      </div>
      <h2 className={typography.h26}>
        <Link to={paths.collection(brand.slug, slug)} dir="auto">
          {name}
        </Link>
      </h2>
      <p className={styles.facts}>{facts}</p>
    </article>
  );
}
