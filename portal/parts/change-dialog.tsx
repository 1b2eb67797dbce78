import type { PortalAnswer, PortalChange, PortalSubscription } from "@hemline/protocol";
import { Button } from "@hemline/ui/button.tsx";
import { Dialog } from "@hemline/ui/dialog.tsx";
import { Note } from "@hemline/ui/note.tsx";
import { Skeleton } from "@hemline/ui/skeleton.tsx";
import type from "@hemline/ui/type.module.css";
import { useEffect, useState } from "react";
import { api, PortalRefusal } from "../api.ts";
import { confirmed } from "../pay.ts";
import { dayOf, every, money } from "../words.ts";
import styles from "./change-dialog.module.css";

/** Other plans with what each would cost today and later, before anything is agreed. */
export function ChangeDialog({
  subscription,
  onClose,
  onDone,
  onShut,
}: {
  subscription: PortalSubscription;
  onClose: () => void;
  onDone: (text: string, customer?: PortalAnswer) => void;
  /** The session is over. */
  onShut: (refusal: unknown) => void;
}) {
  const [changes, setChanges] = useState<readonly PortalChange[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const load = async (id: string) => {
    try {
      const { changes } = await api.changes(id);
      setChanges(changes);
      setChosen((before) => before ?? changes[0]?.price_id ?? null);
    } catch (refusal) {
      if (refusal instanceof PortalRefusal && refusal.status === 401) onShut(refusal);
      else setFault((refusal as Error).message);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: amounts are asked for once, when the dialog opens
  useEffect(() => void load(subscription.id), [subscription.id]);

  const change = changes?.find((it) => it.price_id === chosen);
  const agree = async () => {
    if (!change || isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      const customer = await confirmed(() => api.change(subscription.id, change));
      onClose();
      onDone(
        change.kind === "upgrade"
          ? `You are on ${change.title} now.`
          : `You go on with ${change.title} on ${dayOf(change.starts_at)}.`,
        customer,
      );
    } catch (refusal) {
      setFault((refusal as Error).message);
      // What was shown may no longer be so.
      if (refusal instanceof PortalRefusal && refusal.status === 409) await load(subscription.id);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={isBusy ? () => undefined : onClose} title="Change plan">
      {!changes && !fault && <Skeleton ratio={0.4} />}
      {changes?.length === 0 && <p>There is no other plan to change to.</p>}
      {changes && changes.length > 0 && (
        <fieldset className={styles.plans}>
          <legend className={type.hidden}>Plans</legend>
          {changes.map((it) => (
            <label key={it.price_id} className={styles.plan}>
              <input
                type="radio"
                name="plan"
                checked={it.price_id === chosen}
                onChange={() => setChosen(it.price_id)}
              />
              <span className={styles.name}>{it.title}</span>
              <span>
                {money(it.price)} {every(it.period)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {change && <Amounts change={change} />}
      {fault && <Note tone="bad">{fault}</Note>}
      {change && (
        <Button block busy={isBusy} onClick={() => void agree()}>
          {change.due_now.amount_micros > 0 ? `Pay ${money(change.due_now)} and change` : "Change plan"}
        </Button>
      )}
    </Dialog>
  );
}

function Amounts({ change: it }: { change: PortalChange }) {
  const tax = it.tax_in_micros > 0 ? `, of which ${money({ ...it.due_now, amount_micros: it.tax_in_micros })} tax` : "";
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>Due today</dt>
        <dd>
          {money(it.due_now)}
          {tax}
        </dd>
      </div>
      {it.refund.amount_micros > 0 && (
        <div>
          <dt>Back for the unused time</dt>
          <dd>{money(it.refund)}</dd>
        </div>
      )}
      <div>
        <dt>{it.kind === "upgrade" ? "Starts" : "Starts on"}</dt>
        <dd>{it.kind === "upgrade" ? "Now" : dayOf(it.starts_at)}</dd>
      </div>
      {it.next_payment && (
        <div>
          <dt>Next payment</dt>
          <dd>
            {money(it.next_payment.price)} on {dayOf(it.next_payment.at)}
          </dd>
        </div>
      )}
    </dl>
  );
}
