import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import type from "@hemline/ui/type.module.css";
import { useState } from "react";
import { useLanguage } from "../i18n/language-context.ts";
import { useNews } from "../use-refresh-on-return.ts";
import { Said, type Told } from "./action-result.tsx";
import { Purchases } from "./one-time-purchases.tsx";
import styles from "./overview.module.css";
import { Ended } from "./past-subscriptions.tsx";
import { Receipts } from "./receipts.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";

/** All purchases of a customer, and their actions. */
export function Desk({
  customer,
  branding,
  onChange,
  onShut,
}: {
  customer: PortalAnswer;
  branding: PortalBranding | null;
  onChange: (customer: PortalAnswer) => void;
  /** The session has expired. */
  onShut: () => void;
}) {
  const { t } = useLanguage();
  const [told, setTold] = useState<{ id: string; what: Told } | null>(null);
  const askAgain = useNews(onChange, onShut);
  const { subscriptions, purchases, receipts } = customer;
  const running = subscriptions.filter((it) => it.state !== "ended");
  const ended = subscriptions.filter((it) => it.state === "ended");
  // The outcome of an action that ended a subscription is shown at the top, because its card is gone.
  const saidAt = running.find((it) => it.id === told?.id)?.id;
  const isEmpty = subscriptions.length + purchases.length === 0;

  return (
    <div className={styles.desk}>
      <div>
        <h1 className={type.d56}>{t("title")}</h1>
        {customer.email && (
          <p className={styles.whose}>
            <bdi>{customer.email}</bdi>
          </p>
        )}
      </div>
      <Said told={told && !saidAt ? told.what : null} />
      {isEmpty && <p className={type.lead}>{t("empty")}</p>}
      {running.map((it) => (
        <SubscriptionCard
          key={it.id}
          subscription={it}
          branding={branding}
          told={told && saidAt === it.id ? told.what : null}
          onTold={(what, news) => {
            setTold(what && { id: it.id, what });
            if (news) onChange(news);
            else void askAgain();
          }}
          onShut={onShut}
        />
      ))}
      {purchases.length > 0 && <Purchases purchases={purchases} />}
      {ended.length > 0 && <Ended subscriptions={ended} />}
      {receipts.length > 0 && <Receipts receipts={receipts} onShut={onShut} />}
    </div>
  );
}
