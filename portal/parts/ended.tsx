import type { PortalSubscription } from "@hemline/protocol";
import type from "@hemline/ui/type.module.css";
import { every, money, standing } from "../words.ts";
import styles from "./rows.module.css";

/** Subscriptions that are over. */
export function Ended({ subscriptions }: { subscriptions: readonly PortalSubscription[] }) {
  return (
    <section aria-labelledby="ended">
      <h2 className={type.h26} id="ended">
        No longer running
      </h2>
      <ul className={styles.rows}>
        {subscriptions.map((it) => (
          <li key={it.id}>
            <span className={styles.what}>{it.title}</span>
            <span className={styles.when}>{standing(it)}</span>
            <span className={styles.amount}>
              {money(it.price)} {every(it.period)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
