import type { PortalAnswer, PortalChange, PortalSubscription } from "@hemline/protocol";
import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import type from "@hemline/ui/styles/typography.module.css";
import { useEffect, useState } from "react";
import { api } from "../api.ts";
import { useLanguage } from "../i18n/language-context.ts";
import { confirmed } from "../pay.ts";
import { PortalRefusal, refusalText } from "../portal-refusal.ts";
import styles from "./change-dialog.module.css";
import { Sheet } from "./sheet.tsx";

/** Other plans with what each would cost today and later, before anything is agreed. */
export function ChangeDialog({
  subscription,
  onClose,
  onDone,
  onShut,
}: {
  subscription: PortalSubscription;
  onClose: () => void;
  onDone: (text: string, customer: PortalAnswer) => void;
  /** The session is over. */
  onShut: (refusal: PortalRefusal) => void;
}) {
  const { t, money, day, terms, provider } = useLanguage();
  const [changes, setChanges] = useState<readonly PortalChange[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const refuse = (refusal: unknown) => {
    if (refusal instanceof PortalRefusal && refusal.status === 401) onShut(refusal);
    else setFault(refusalText(t, refusal));
  };
  const load = async () => {
    try {
      const { changes } = await api.changes(subscription.id);
      setChanges(changes);
      setChosen((before) => changes.find((it) => it.price_id === before)?.price_id ?? changes[0]?.price_id ?? null);
    } catch (refusal) {
      refuse(refusal);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: amounts are asked for once, when the dialog opens
  useEffect(() => void load(), [subscription.id]);

  const change = changes?.find((it) => it.price_id === chosen);
  const agree = async () => {
    if (!change || isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      const customer = await confirmed(() => api.change(subscription.id, change), provider);
      onDone(
        change.kind === "upgrade"
          ? t("done.upgraded", { title: change.title })
          : t("done.downgraded", { title: change.title, date: day(change.starts_at) }),
        customer,
      );
    } catch (refusal) {
      refuse(refusal);
      // What was shown may no longer be so.
      if (refusal instanceof PortalRefusal && refusal.status === 409) await load();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Sheet title={t("button.change_plan")} isBusy={isBusy} onClose={onClose}>
      <p className={type.hidden} role="status">
        {changes ? "" : t("loading")}
      </p>
      {!changes && !fault && <Skeleton ratio={0.4} />}
      {changes?.length === 0 && <p>{t("change.none")}</p>}
      {changes && changes.length > 0 && (
        <fieldset className={styles.plans}>
          <legend className={type.hidden}>{t("button.change_plan")}</legend>
          {changes.map((it) => (
            <label key={it.price_id} className={styles.plan}>
              <input
                type="radio"
                name="plan"
                checked={it.price_id === chosen}
                onChange={() => setChosen(it.price_id)}
              />
              <span className={styles.name}>{it.title}</span>
              <span className={styles.price}>{terms(it.price, it.period)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {change && <Amounts change={change} />}
      {fault && <Note tone="bad">{fault}</Note>}
      {change && (
        <Button block busy={isBusy} onClick={() => void agree()}>
          {change.due_now.amount_micros > 0
            ? t("payment_entry_page.button_with_price", { formattedPrice: money(change.due_now) })
            : t("button.change_plan")}
        </Button>
      )}
      {!changes && fault && (
        <Button
          block
          kind="line"
          onClick={() => {
            setFault(null);
            void load();
          }}
        >
          {t("error_page.button_try_again")}
        </Button>
      )}
    </Sheet>
  );
}

function Amounts({ change: it }: { change: PortalChange }) {
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
