import typography from "@hemline/ui/styles/typography.module.css";
import type { LookTag } from "../../../../shared/looks/look.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { BrandNameLink } from "../../brands/brand-name-link.tsx";
import styles from "./tag-links.module.css";

/** To the pages of brand and product that a tag names. */
export function TagLinks({ tag: { brand, product } }: { tag: Pick<LookTag, "brand" | "product"> }) {
  if (!brand && !product) return null;
  return (
    <span className={styles.links}>
      {brand && <BrandNameLink brand={brand} />}
      {product && (
        <Link className={typography.link} to={paths.product(product.slug)} dir="auto">
          {product.name}
        </Link>
      )}
    </span>
  );
}
