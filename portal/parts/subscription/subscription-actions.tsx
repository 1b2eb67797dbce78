import type { PortalAnswer, PortalSubscription } from "@hemline/protocol";
import { Button } from "@hemline/ui/buttons/button.tsx";
import { api } from "../../api.ts";
import { withAuthentication } from "../../card-payment.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import styles from "./subscription-actions.module.css";

/** Actions that need an answer first. */
export type SubscriptionDialog = "cancel" | "change" | "card";

export function SubscriptionActions({
  subscription: it,
  isBusy,
  run,
  onAsk,
}: {
  subscription: PortalSubscription;
  isBusy: boolean;
  run: (action: () => Promise<PortalAnswer>, successText: string) => Promise<void>;
  onAsk: (dialog: SubscriptionDialog) => void;
}) {
  const { t, provider } = useLanguage();
  const pay = () => run(() => withAuthentication(() => api.payment(it.id), provider), t("done.paid"));
  return (
    <div className={styles.actions}>
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
          onClick={() => onAsk("card")}
        >
          {t("button.update_card")}
        </Button>
      )}
      {it.may.change && (
        <Button kind="line" onClick={() => onAsk("change")}>
          {t("button.change_plan")}
        </Button>
      )}
      {it.next_plan && (
        <Button kind="line" busy={isBusy} onClick={() => void run(() => api.keepPlan(it.id), t("done.plan_kept"))}>
          {t("button.keep_plan")}
        </Button>
      )}
      {it.may.cancel && (
        <Button kind="bare" onClick={() => onAsk("cancel")}>
          {t("button.cancel")}
        </Button>
      )}
    </div>
  );
}
