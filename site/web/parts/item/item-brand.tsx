import typography from "@hemline/ui/styles/typography.module.css";
import type { ItemDetail } from "../../../shared/items/item.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { BrandNameLink } from "../brands/brand-name-link.tsx";
import styles from "./item-brand.module.css";

/** Brand and product of an item, with their pages. */
export function ItemBrand({ item: { brand, brandLink, product, own } }: { item: ItemDetail }) {
  const waiting = own && (own.waiting.product ?? own.waiting.brand);
  if (!brand && !brandLink && !product && !waiting) return null;
  return (
    <div className={styles.lines}>
      {brandLink ? <BrandNameLink brand={brandLink} /> : brand && <span dir="auto">{brand}</span>}
      {product && (
        <Link className={typography.link} to={paths.product(product.slug)}>
          See the product “<bdi>{product.name}</bdi>”
        </Link>
      )}
      {waiting && (
        <span className={styles.waiting}>
          “<bdi>{waiting}</bdi>” is waiting for approval. Only you see it until then.
        </span>
      )}
    </div>
  );
}
