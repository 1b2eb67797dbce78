import type { PortalPurchase } from "@hemline/protocol";
import type from "@hemline/ui/styles/typography.module.css";
import { useLanguage } from "../i18n/language-context.ts";
import styles from "./list.module.css";

export function OneTimePurchases({ purchases }: { purchases: readonly PortalPurchase[] }) {
  const { t, money, day } = useLanguage();
  return (
    <section aria-labelledby="purchases">
      <h2 className={type.h26} id="purchases">
        {t("section.one_time")}
      </h2>
      <ul className={styles.rows}>
        {purchases.map((it) => (
          <li key={it.id}>
            <span className={styles.what}>{it.title}</span>
            <span className={styles.when}>{day(it.purchased_at)}</span>
            <span className={styles.amount}>{money(it.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
