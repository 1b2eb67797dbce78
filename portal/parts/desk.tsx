import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import { Note } from "@hemline/ui/note.tsx";
import type from "@hemline/ui/type.module.css";
import { useState } from "react";
import { PortalRefusal } from "../api.ts";
import styles from "./desk.module.css";
import { Purchases } from "./purchases.tsx";
import { Receipts } from "./receipts.tsx";
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
  const [told, setTold] = useState<{ text: string; isBad: boolean } | null>(null);
  const { subscriptions, purchases, receipts } = customer;
  const isEmpty = subscriptions.length + purchases.length === 0;

  const tell = (text: string, customer?: PortalAnswer) => {
    setTold({ text, isBad: false });
    if (customer) onChange(customer);
  };
  const refuse = (refusal: unknown) => {
    if (refusal instanceof PortalRefusal && refusal.status === 401) onShut();
    else setTold({ text: refusal instanceof Error ? refusal.message : "Something went wrong.", isBad: true });
  };

  return (
    <div className={styles.desk}>
      <div>
        <h1 className={type.d56}>Your purchases</h1>
        {customer.email && <p className={styles.whose}>{customer.email}</p>}
      </div>
      <div className={styles.told} role="status">
        {told && <Note tone={told.isBad ? "bad" : "teal"}>{told.text}</Note>}
      </div>
      {isEmpty && <p className={type.lead}>Nothing was bought with this address yet.</p>}
      {subscriptions.map((it) => (
        <SubscriptionCard key={it.id} subscription={it} branding={branding} onDone={tell} onRefused={refuse} />
      ))}
      {purchases.length > 0 && <Purchases purchases={purchases} />}
      {receipts.length > 0 && <Receipts receipts={receipts} />}
    </div>
  );
}
