import type { PortalAnswer, PortalBranding, PortalSubscription } from "@hemline/protocol";
import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import type from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { api } from "../../api.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { PortalRefusal, refusalText } from "../../portal-refusal.ts";
import { stateLabels } from "../../subscription-labels.ts";
import { type ActionOutcome, ActionResult } from "../action-result.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { CardDialog } from "./card-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { SubscriptionActions, type SubscriptionDialog } from "./subscription-actions.tsx";
import styles from "./subscription-card.module.css";
import { SubscriptionFacts } from "./subscription-facts.tsx";

export function SubscriptionCard({
  subscription: it,
  branding,
  outcome,
  onOutcome,
  onSessionExpired,
}: {
  subscription: PortalSubscription;
  branding: PortalBranding | null;
  outcome: ActionOutcome | null;
  /** @param customer null when the page has to be fetched again */
  onOutcome: (outcome: ActionOutcome | null, customer: PortalAnswer | null) => void;
  onSessionExpired: () => void;
}) {
  const { t } = useLanguage();
  const [asking, setAsking] = useState<SubscriptionDialog | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { label, tone } = stateLabels[it.state];

  const done = (text: string, customer: PortalAnswer) => {
    setAsking(null);
    onOutcome({ text, isBad: false }, customer);
  };
  const run = async (verb: () => Promise<PortalAnswer>, text: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      done(text, await verb());
    } catch (refusal) {
      setAsking(null);
      if (refusal instanceof PortalRefusal && refusal.status === 401) onSessionExpired();
      else onOutcome({ text: refusalText(t, refusal), isBad: true }, null);
    } finally {
      setBusy(false);
    }
  };

  return (
    <article className={styles.card} aria-labelledby={`title-${it.id}`}>
      <header className={styles.head}>
        <h2 className={type.h32} id={`title-${it.id}`}>
          {it.title}
        </h2>
        <StatusLabel tone={tone}>{t(label)}</StatusLabel>
      </header>
      <SubscriptionFacts subscription={it} />
      <ActionResult outcome={outcome} />
      <SubscriptionActions subscription={it} isBusy={isBusy} run={run} onAsk={setAsking} />
      <CancelDialog
        subscription={it}
        isOpen={asking === "cancel"}
        isBusy={isBusy}
        onNo={() => setAsking(null)}
        onYes={() => void run(() => api.cancel(it.id), t("done.cancelled"))}
      />
      {asking === "change" && (
        <ChangeDialog
          subscription={it}
          onClose={() => setAsking(null)}
          onDone={done}
          onSessionExpired={onSessionExpired}
        />
      )}
      {asking === "card" && (
        <CardDialog
          subscription={it}
          branding={branding}
          onClose={(wasTried) => {
            setAsking(null);
            if (wasTried) onOutcome(null, null);
          }}
          onDone={done}
          onSessionExpired={onSessionExpired}
        />
      )}
    </article>
  );
}
