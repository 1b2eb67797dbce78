import type { ProductCard as Card } from "../../../shared/products/product.ts";
import { FurtherPageLink } from "../lists/further-page-link.tsx";
import { ListSkeleton } from "../lists/list-skeleton.tsx";
import { LongList } from "../lists/long-list.tsx";
import type { PagedList } from "../lists/use-paged-list.ts";
import { ProductCard } from "../products/product-card.tsx";
import styles from "./product-grid.module.css";

/** Cards of products with the links to their further pages. */
export function PagedProducts({ list: { items, previous, next, rendering } }: { list: PagedList<Card> }) {
  return (
    <>
      <FurtherPageLink page={previous} kind="previous" noun="products" />
      <LongList items={items} rendering={rendering} className={styles.grid}>
        {(product) => <ProductCard product={product} />}
      </LongList>
      <FurtherPageLink page={next} kind="more" noun="products" skeleton={<ListSkeleton />} />
    </>
  );
}
