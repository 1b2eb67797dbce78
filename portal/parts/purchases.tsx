import type { PortalPurchase } from "@hemline/protocol";
import type from "@hemline/ui/type.module.css";
import { dayOf, money } from "../words.ts";
import styles from "./rows.module.css";

/** What was bought once. */
export function Purchases({ purchases }: { purchases: readonly PortalPurchase[] }) {
  return (
    <section aria-labelledby="purchases">
      <h2 className={type.h26} id="purchases">
        Bought once
      </h2>
      <ul className={styles.rows}>
        {purchases.map((it) => (
          <li key={it.id}>
            <span className={styles.what}>{it.title}</span>
            <span className={styles.when}>{dayOf(it.purchased_at)}</span>
            <span className={styles.amount}>{money(it.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
