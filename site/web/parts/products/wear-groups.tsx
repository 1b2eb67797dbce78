import typography from "@hemline/ui/styles/typography.module.css";
import { formatNumber } from "../../../shared/format-number.ts";
import type { ProductDetail } from "../../../shared/products/product.ts";
import styles from "./wear-groups.module.css";

const names = ["Never yet", "1 to 9 times", "10 to 39 times", "40 times and more"] as const;

/** How many owners have worn a product how often. */
export function WearGroups({ groups }: { groups: ProductDetail["wearGroups"] }) {
  const largest = Math.max(1, ...groups);
  return (
    <div>
      <h3 className={typography.h16}>How often it gets worn</h3>
      <dl className={styles.bars}>
        {groups.map((owners, at) => (
          <div key={names[at]}>
            <dt>{names[at]}</dt>
            <dd>
              <i style={{ "--share": `${Math.round((owners / largest) * 100)}%` }} />
              <span>{formatNumber(owners)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
