import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import type { ProductDetail } from "../../../shared/products/product.ts";
import { Link } from "../../navigation/link.tsx";
import { formatPrice } from "../format/format-price.ts";
import { categoryLabels } from "../wardrobe/item-labels.ts";
import styles from "./product-facts.module.css";

/** Prices, material, sizes, collections, and where it is sold. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { prices, material, sizes, mostOwnedSize, collections, link, category } = product;
  return (
    <>
      <dl className={styles.facts}>
        {prices.length > 0 && <Fact name="Price">{prices.map((price) => formatPrice(price)).join(" · ")} new</Fact>}
        {category && <Fact name="Category">{categoryLabels[category]}</Fact>}
        {material && (
          <Fact name="Material">
            <span dir="auto">{material}</span>
          </Fact>
        )}
        {sizes.length > 0 && (
          <Fact name="Sizes">
            {sizes.join(", ")}
            {mostOwnedSize && `; most owned: ${mostOwnedSize}`}
          </Fact>
        )}
        {collections.length > 0 && (
          <Fact name={collections.length === 1 ? "Collection" : "Collections"}>
            <span className={styles.links}>
              {collections.map(({ slug, name, brand }) => (
                <Link
                  key={`${brand.slug}/${slug}`}
                  className={typography.link}
                  to={paths.collection(brand.slug, slug)}
                  dir="auto"
                >
                  {name}
                </Link>
              ))}
            </span>
          </Fact>
        )}
        {link && (
          <Fact name="Sold at">
            <a className={typography.link} href={link} rel="nofollow noopener" target="_blank" dir="ltr">
              {hostOf(link)}
            </a>
          </Fact>
        )}
      </dl>
      {link && <p className={styles.note}>Hemline earns nothing when you follow the link.</p>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function hostOf(link: string): string {
  try {
    return new URL(link).host.replace(/^www\./, "");
  } catch {
    return link;
  }
}
