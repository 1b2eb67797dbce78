import type { ProductDetail } from "../../../shared/products/product.ts";
import styles from "./wear-bars.module.css";

const labels = ["Never yet", "1 to 9 times", "10 to 39", "40 and more"] as const;

/** How many owners have worn a product how often. */
export function WearBars({ groups }: { groups: ProductDetail["wearGroups"] }) {
  const most = Math.max(1, ...groups);
  return (
    <dl className={styles.bars}>
      {labels.map((label, at) => (
        <div key={label} className={styles.bar}>
          <dt>{label}</dt>
          <dd className={styles.count}>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ inlineSize: `${(100 * (groups[at] ?? 0)) / most}%` }} />
            </span>
            {(groups[at] ?? 0).toLocaleString("en")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
