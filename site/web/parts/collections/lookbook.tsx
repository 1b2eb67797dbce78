import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import type { CollectionLookbook } from "../../../shared/catalogue/collection-lookbook.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { ProductCard } from "../products/product-card.tsx";
import { ownedInWords } from "./collection-facts.ts";
import styles from "./lookbook.module.css";
import grid from "./product-grid.module.css";

/** A collection's first products on the page of its brand. */
export function Lookbook({ lookbook, collections }: { lookbook: CollectionLookbook; collections: number }) {
  const { slug, name, brand, firstProducts } = lookbook;
  return (
    <section className={styles.lookbook}>
      <SectionHeading asideWraps aside={ownedInWords(lookbook)}>
        <Link className={styles.name} to={paths.collection(brand.slug, slug)} dir="auto">
          {name}
        </Link>
      </SectionHeading>
      <ul className={grid.grid}>
        {firstProducts.map((product) => (
          <li key={product.slug}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      <p className={styles.further}>
        <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.collection(brand.slug, slug)}>
          Open the lookbook
        </Link>
        {collections > 1 && (
          <Link className={buttonClass({ kind: "bare", size: "sm" })} to={paths.brandCollections(brand.slug)}>
            All {collections} collections
          </Link>
        )}
      </p>
    </section>
  );
}
