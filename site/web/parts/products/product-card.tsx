import type { PhotoUrgency } from "@hemline/ui/photos/photo.tsx";
import { paths } from "../../../shared/paths.ts";
import type { ProductCard as Card } from "../../../shared/products/product.ts";
import { Link } from "../../navigation/link.tsx";
import { formatPrice } from "../format/format-price.ts";
import { MarkedText } from "../format/marked-text.tsx";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./product-card.module.css";

const sizes = "(min-width: 1440px) 320px, (min-width: 768px) 23vw, 46vw";

/** The name's link covers the whole card. */
export function ProductCard({
  product,
  by = false,
  urgency,
}: {
  product: Card;
  /** Whether to name the brand. */
  by?: boolean;
  urgency?: PhotoUrgency;
}) {
  const { slug, name, brand, photo, price, rating } = product;
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {photo && <UploadedPhoto photo={photo} sizes={sizes} fit="cover" urgency={urgency} />}
      </div>
      <div className={styles.row}>
        <h3 className={styles.name}>
          <Link to={paths.product(slug)} dir="auto">
            <MarkedText text={name} />
          </Link>
        </h3>
        {price && <p className={styles.price}>{formatPrice(price)}</p>}
      </div>
      {(by || rating) && (
        <p className={styles.facts}>
          {by && (
            <span dir="auto">
              <MarkedText text={brand.name} />
            </span>
          )}
          {rating && <span>{`${rating.average.toFixed(1)} of 5`}</span>}
        </p>
      )}
    </article>
  );
}
