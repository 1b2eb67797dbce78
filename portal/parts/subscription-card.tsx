import type { PortalAnswer, PortalBranding, PortalSubscription } from "@hemline/protocol";
import { Button } from "@hemline/ui/buttons/button.tsx";
import { ConfirmDialog } from "@hemline/ui/dialogs/confirm-dialog.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { api } from "../api.ts";
import { useLanguage } from "../i18n/language-context.ts";
import { confirmed } from "../pay.ts";
import { PortalRefusal, refusalText } from "../portal-refusal.ts";
import { cardName, standing, stateNames } from "../words.ts";
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
  const language = useLanguage();
  const { t, money, day, terms, provider } = language;
  const [asking, setAsking] = useState<Asking>(null);
  const [isBusy, setBusy] = useState(false);
  const { label, tone } = stateNames[it.state];

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
      else onTold({ text: refusalText(t, refusal), isBad: true }, null);
    } finally {
      setBusy(false);
    }
  };
  const pay = () => run(() => confirmed(() => api.payment(it.id), provider), t("done.paid"));

  return (
    <article className={styles.card} aria-labelledby={`title-${it.id}`}>
      <header className={styles.head}>
        <h2 className={type.h32} id={`title-${it.id}`}>
          {it.title}
        </h2>
        <StatusLabel tone={tone}>{t(label)}</StatusLabel>
      </header>
      {it.open_payment ? (
        <Note tone="warm">{standing(language, it)}</Note>
      ) : (
        <p className={type.dim}>{standing(language, it)}</p>
      )}
      <dl className={styles.facts}>
        <Fact name={t("fact.price")} value={terms(it.price, it.period)} />
        {it.open_payment && <Fact name={t("fact.open")} value={money(it.open_payment.price)} />}
        {it.card && <Fact name={t("fact.card")} value={cardName(it.card)} />}
        {it.next_plan && (
          <Fact
            name={t("fact.next_plan", { date: day(it.next_plan.at) })}
            value={`${it.next_plan.title}, ${terms(it.next_plan.price, it.next_plan.period)}`}
          />
        )}
      </dl>
      <Said told={told} />
      <div className={styles.verbs}>
        {it.open_payment?.needs_confirmation && (
          <Button busy={isBusy} onClick={() => void pay()}>
            {t("button.confirm_payment")}
          </Button>
        )}
        {it.may.resume && (
          <Button busy={isBusy} onClick={() => void run(() => api.resume(it.id), t("done.resumed"))}>
            {t("button.keep_subscription")}
          </Button>
        )}
        {it.may.replace_card && (
          <Button
            kind={it.open_payment && !it.open_payment.needs_confirmation ? "fill" : "line"}
            onClick={() => setAsking("card")}
          >
            {t("button.update_card")}
          </Button>
        )}
        {it.may.change && (
          <Button kind="line" onClick={() => setAsking("change")}>
            {t("button.change_plan")}
          </Button>
        )}
        {it.next_plan && (
          <Button kind="line" busy={isBusy} onClick={() => void run(() => api.keepPlan(it.id), t("done.plan_kept"))}>
            {t("button.keep_plan")}
          </Button>
        )}
        {it.may.cancel && (
          <Button kind="bare" onClick={() => setAsking("cancel")}>
            {t("button.cancel")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking === "cancel"}
        title={t("cancel.question")}
        yes={t("button.cancel")}
        no={t("button.keep_subscription")}
        close={t("error_page.button_close")}
        busy={isBusy}
        onNo={() => setAsking(null)}
        onYes={() => void run(() => api.cancel(it.id), t("done.cancelled"))}
      >
        {it.state === "unpaid"
          ? t("cancel.unpaid")
          : t("cancel.until", { date: day(it.next_payment?.at ?? it.ends_at ?? new Date().toISOString()) })}
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
