import typography from "@hemline/ui/styles/typography.module.css";
import type { ProductDetail } from "../../../shared/products/product.ts";
import { formatPrice } from "../format/format-price.ts";
import styles from "./product-numbers.module.css";

/** How many own it, how often they wore it, and what a wear costs them on average. */
export function ProductNumbers({
  product: { owners, wears, costPerWear },
}: {
  product: Pick<ProductDetail, "owners" | "wears" | "costPerWear">;
}) {
  return (
    <dl className={styles.numbers}>
      <Number value={owners.toLocaleString("en")} name={owners === 1 ? "member owns it" : "members own it"} />
      <Number value={wears.toLocaleString("en")} name={wears === 1 ? "wear logged" : "wears logged"} />
      {costPerWear && <Number value={formatPrice(costPerWear)} name="a wear, on average" />}
    </dl>
  );
}

function Number({ value, name }: { value: string; name: string }) {
  return (
    <div className={styles.number}>
      <dt>{name}</dt>
      <dd className={typography.d32}>{value}</dd>
    </div>
  );
}
