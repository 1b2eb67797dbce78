import type { PortalChange } from "@hemline/protocol";
import { useLanguage } from "../../i18n/language-context.ts";
import styles from "./change-amounts.module.css";

/** What a change costs today, and what follows. */
export function ChangeAmounts({ change: it }: { change: PortalChange }) {
  const { t, money, day } = useLanguage();
  const isNow = it.kind === "upgrade";
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>{t("pricing_table.total_due_today")}</dt>
        <dd>{money(it.due_now)}</dd>
      </div>
      {it.tax_in_micros > 0 && (
        <div>
          <dt>{t("change.tax")}</dt>
          <dd>{money({ ...it.due_now, amount_micros: it.tax_in_micros })}</dd>
        </div>
      )}
      {it.refund.amount_micros > 0 && (
        <div>
          <dt>{t("change.refund")}</dt>
          <dd>{money(it.refund)}</dd>
        </div>
      )}
      <div>
        <dt>{t("change.starts")}</dt>
        <dd>{isNow ? t("change.now") : day(it.starts_at)}</dd>
      </div>
      {it.next_payment && (
        <div>
          <dt>{t("change.next_payment")}</dt>
          <dd>
            {money(it.next_payment.price)}
            <span className={styles.when}>{day(it.next_payment.at)}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}
