import type { PortalSubscription } from "@hemline/protocol";
import type from "@hemline/ui/styles/typography.module.css";
import { useLanguage } from "../i18n/language-context.ts";
import { statusSentence } from "../subscription-labels.ts";
import styles from "./list.module.css";

export function PastSubscriptions({ subscriptions }: { subscriptions: readonly PortalSubscription[] }) {
  const language = useLanguage();
  const { t, terms } = language;
  return (
    <section aria-labelledby="ended">
      <h2 className={type.h26} id="ended">
        {t("section.ended")}
      </h2>
      <ul className={styles.rows}>
        {subscriptions.map((it) => (
          <li key={it.id}>
            <span className={styles.what}>{it.title}</span>
            <span className={styles.when}>{statusSentence(language, it)}</span>
            <span className={styles.amount}>{terms(it.price, it.period)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
