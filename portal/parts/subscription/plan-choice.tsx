import type { PortalChange } from "@hemline/protocol";
import type from "@hemline/ui/styles/typography.module.css";
import { useLanguage } from "../../i18n/language-context.ts";
import styles from "./plan-choice.module.css";

interface PlanChoiceProps {
  changes: readonly PortalChange[];
  /** The price id of the chosen plan. */
  chosen: string | null;
  onChoose: (priceId: string) => void;
}

export function PlanChoice({ changes, chosen, onChoose }: PlanChoiceProps) {
  const { t, terms } = useLanguage();
  return (
    <fieldset className={styles.plans}>
      <legend className={type.hidden}>{t("button.change_plan")}</legend>
      {changes.map((it) => (
        <label key={it.price_id} className={styles.plan}>
          <input type="radio" name="plan" checked={it.price_id === chosen} onChange={() => onChoose(it.price_id)} />
          <span className={styles.name}>{it.title}</span>
          <span className={styles.price}>{terms(it.price, it.period)}</span>
        </label>
      ))}
    </fieldset>
  );
}
