import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import type from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { useLanguage } from "../i18n/language-context.ts";
import { useNews } from "../use-news.ts";
import styles from "./desk.module.css";
import { Ended } from "./ended.tsx";
import { Purchases } from "./purchases.tsx";
import { Receipts } from "./receipts.tsx";
import { Said, type Told } from "./said.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";

/** Everything somebody bought, and what can be done about it. */
export function Desk({
  customer,
  branding,
  onChange,
  onShut,
}: {
  customer: PortalAnswer;
  branding: PortalBranding | null;
  onChange: (customer: PortalAnswer) => void;
  /** The session is over. */
  onShut: () => void;
}) {
  const { t } = useLanguage();
  const [told, setTold] = useState<{ id: string; what: Told } | null>(null);
  const askAgain = useNews(onChange, onShut);
  const { subscriptions, purchases, receipts } = customer;
  const running = subscriptions.filter((it) => it.state !== "ended");
  const ended = subscriptions.filter((it) => it.state === "ended");
  // About one that has just ended, to be cancelled or to make room for another plan, it is said above all.
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
