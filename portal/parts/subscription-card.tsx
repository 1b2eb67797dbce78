import type { PortalAnswer, PortalBranding, PortalSubscription } from "@hemline/protocol";
import { Button } from "@hemline/ui/button.tsx";
import { ConfirmDialog } from "@hemline/ui/confirm-dialog.tsx";
import { Note } from "@hemline/ui/note.tsx";
import { Status } from "@hemline/ui/status.tsx";
import type from "@hemline/ui/type.module.css";
import { useState } from "react";
import { api, PortalRefusal } from "../api.ts";
import { confirmed } from "../pay.ts";
import { cardName, dayOf, every, money, standing, stateNames } from "../words.ts";
import { CardDialog } from "./card-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { Said, type Told } from "./said.tsx";
import styles from "./subscription-card.module.css";

type Asking = "cancel" | "change" | "card" | null;

/** One subscription: how it stands, what it costs, and everything its owner may do with it. */
export function SubscriptionCard({
  subscription: it,
  branding,
  told,
  onTold,
  onShut,
}: {
  subscription: PortalSubscription;
  branding: PortalBranding | null;
  told: Told | null;
  /** Something was done or refused. Without a customer, what the page says is to be asked for again. */
  onTold: (told: Told | null, customer: PortalAnswer | null) => void;
  /** The session is over. */
  onShut: () => void;
}) {
  const [asking, setAsking] = useState<Asking>(null);
  const [isBusy, setBusy] = useState(false);
  const { word, tone } = stateNames[it.state];

  const done = (text: string, customer: PortalAnswer) => {
    setAsking(null);
    onTold({ text, isBad: false }, customer);
  };
  const run = async (verb: () => Promise<PortalAnswer>, text: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      done(text, await verb());
    } catch (refusal) {
      setAsking(null);
      if (refusal instanceof PortalRefusal && refusal.status === 401) onShut();
      else onTold({ text: (refusal as Error).message, isBad: true }, null);
    } finally {
      setBusy(false);
    }
  };
  const pay = () =>
    run(() => confirmed(() => api.payment(it.id)), "Thank you, the payment went through. Everything is open.");

  return (
    <article className={styles.card} aria-labelledby={`title-${it.id}`}>
      <header className={styles.head}>
        <h2 className={type.h32} id={`title-${it.id}`}>
          {it.title}
        </h2>
        <Status tone={tone}>{word}</Status>
      </header>
      {it.open_payment ? <Note tone="warm">{standing(it)}</Note> : <p className={type.dim}>{standing(it)}</p>}
      <dl className={styles.facts}>
        <Fact name="Price" value={`${money(it.price)} ${every(it.period)}`} />
        {it.open_payment && <Fact name="Open" value={money(it.open_payment.price)} />}
        {it.card && <Fact name="Card" value={cardName(it.card)} />}
        {it.next_plan && (
          <Fact
            name={`From ${dayOf(it.next_plan.at)}`}
            value={`${it.next_plan.title}, ${money(it.next_plan.price)} ${every(it.next_plan.period)}`}
          />
        )}
      </dl>
      <Said told={told} />
      <div className={styles.verbs}>
        {it.open_payment?.needs_confirmation && (
          <Button busy={isBusy} onClick={() => void pay()}>
            Confirm the payment
          </Button>
        )}
        {it.may.resume && (
          <Button
            busy={isBusy}
            onClick={() => void run(() => api.resume(it.id), "Good to have you back: it renews again.")}
          >
            Keep subscription
          </Button>
        )}
        {it.may.replace_card && (
          <Button
            kind={it.open_payment && !it.open_payment.needs_confirmation ? "fill" : "line"}
            onClick={() => setAsking("card")}
          >
            New card
          </Button>
        )}
        {it.may.change && (
          <Button kind="line" onClick={() => setAsking("change")}>
            Change plan
          </Button>
        )}
        {it.next_plan && (
          <Button
            kind="line"
            busy={isBusy}
            onClick={() => void run(() => api.keepPlan(it.id), "Your plan stays as it is.")}
          >
            Keep this plan
          </Button>
        )}
        {it.may.cancel && (
          <Button kind="bare" onClick={() => setAsking("cancel")}>
            Cancel subscription
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking === "cancel"}
        title="Cancel the subscription?"
        yes="Cancel subscription"
        no="Keep it"
        busy={isBusy}
        onNo={() => setAsking(null)}
        onYes={() => void run(() => api.cancel(it.id), "It is cancelled. Nothing more will be charged.")}
      >
        {it.state === "unpaid"
          ? "We stop trying to charge it, and nothing more is paid."
          : `Everything stays open until ${dayOf(it.next_payment?.at ?? it.ends_at ?? new Date().toISOString())}, and nothing more is charged. Until then you can change your mind here.`}
      </ConfirmDialog>
      {asking === "change" && (
        <ChangeDialog subscription={it} onClose={() => setAsking(null)} onDone={done} onShut={onShut} />
      )}
      {asking === "card" && (
        <CardDialog
          subscription={it}
          branding={branding}
          onClose={(wasTried) => {
            setAsking(null);
            if (wasTried) onTold(null, null);
          }}
          onDone={done}
          onShut={onShut}
        />
      )}
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
