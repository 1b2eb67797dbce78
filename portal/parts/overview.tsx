import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import type from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { useLanguage } from "../i18n/language-context.ts";
import { useRefreshOnReturn } from "../use-refresh-on-return.ts";
import { type ActionOutcome, ActionResult } from "./action-result.tsx";
import { OneTimePurchases } from "./one-time-purchases.tsx";
import styles from "./overview.module.css";
import { PastSubscriptions } from "./past-subscriptions.tsx";
import { Receipts } from "./receipts.tsx";
import { SubscriptionCard } from "./subscription/subscription-card.tsx";

/** All purchases of a customer, and their actions. */
export function Overview({
  customer,
  branding,
  onChange,
  onSessionExpired,
}: {
  customer: PortalAnswer;
  branding: PortalBranding | null;
  onChange: (customer: PortalAnswer) => void;
  onSessionExpired: () => void;
}) {
  const { t } = useLanguage();
  const [outcome, setOutcome] = useState<{ id: string; what: ActionOutcome } | null>(null);
  const refresh = useRefreshOnReturn(onChange, onSessionExpired);
  const { subscriptions, purchases, receipts } = customer;
  const running = subscriptions.filter((it) => it.state !== "ended");
  const ended = subscriptions.filter((it) => it.state === "ended");
  // The outcome of an action that ended a subscription is shown at the top, because its card is gone.
  const outcomeAt = running.find((it) => it.id === outcome?.id)?.id;
  const isEmpty = subscriptions.length + purchases.length === 0;

  return (
    <div className={styles.overview}>
      <div>
        <h1 className={type.d56}>{t("title")}</h1>
        {customer.email && (
          <p className={styles.email}>
            <bdi>{customer.email}</bdi>
          </p>
        )}
      </div>
      <ActionResult outcome={outcome && !outcomeAt ? outcome.what : null} />
      {isEmpty && <p className={type.lead}>{t("empty")}</p>}
      {running.map((it) => (
        <SubscriptionCard
          key={it.id}
          subscription={it}
          branding={branding}
          outcome={outcome && outcomeAt === it.id ? outcome.what : null}
          onOutcome={(what, customer) => {
            setOutcome(what && { id: it.id, what });
            if (customer) onChange(customer);
            else void refresh();
          }}
          onSessionExpired={onSessionExpired}
        />
      ))}
      {purchases.length > 0 && <OneTimePurchases purchases={purchases} />}
      {ended.length > 0 && <PastSubscriptions subscriptions={ended} />}
      {receipts.length > 0 && <Receipts receipts={receipts} onSessionExpired={onSessionExpired} />}
    </div>
  );
}
