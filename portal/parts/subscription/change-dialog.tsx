import type { PortalAnswer, PortalChange, PortalSubscription } from "@hemline/protocol";
import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import type from "@hemline/ui/styles/typography.module.css";
import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { withAuthentication } from "../../card-payment.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { PortalRefusal } from "../../portal-refusal.ts";
import { useRefusal } from "../../use-refusal.ts";
import { Sheet } from "../sheet.tsx";
import { TryAgainButton } from "../try-again-button.tsx";
import { ChangeAmounts } from "./change-amounts.tsx";
import { PlanChoice } from "./plan-choice.tsx";

/** Other plans, with their prices today and later. */
export function ChangeDialog({
  subscription,
  onClose,
  onDone,
  onSessionExpired,
}: {
  subscription: PortalSubscription;
  onClose: () => void;
  onDone: (text: string, customer: PortalAnswer) => void;
  onSessionExpired: (refusal: PortalRefusal) => void;
}) {
  const { t, money, day, provider } = useLanguage();
  const [changes, setChanges] = useState<readonly PortalChange[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { fault, clearFault, refuse } = useRefusal(onSessionExpired);
  const [isBusy, setBusy] = useState(false);

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
    clearFault();
    try {
      const customer = await withAuthentication(() => api.change(subscription.id, change), provider);
      onDone(
        change.kind === "upgrade"
          ? t("done.upgraded", { title: change.title })
          : t("done.downgraded", { title: change.title, date: day(change.starts_at) }),
        customer,
      );
    } catch (refusal) {
      refuse(refusal);
      // The shown amounts may be out of date.
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
      {changes && changes.length > 0 && <PlanChoice changes={changes} chosen={chosen} onChoose={setChosen} />}
      {change && <ChangeAmounts change={change} />}
      {fault && <Note tone="bad">{fault}</Note>}
      {change && (
        <Button block busy={isBusy} onClick={() => void agree()}>
          {change.due_now.amount_micros > 0
            ? t("payment_entry_page.button_with_price", { formattedPrice: money(change.due_now) })
            : t("button.change_plan")}
        </Button>
      )}
      {!changes && fault && (
        <TryAgainButton
          block
          onClick={() => {
            clearFault();
            void load();
          }}
        />
      )}
    </Sheet>
  );
}
