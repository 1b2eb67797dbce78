import type { PortalAnswer, PortalBranding, PortalSubscription } from "@hemline/protocol";
import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { useEffect, useRef, useState } from "react";
import { type CardEntry, openCardEntry } from "../../card-entry.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import type { PortalRefusal } from "../../portal-refusal.ts";
import { useRefusal } from "../../use-refusal.ts";
import { Sheet } from "../sheet.tsx";
import { TryAgainButton } from "../try-again-button.tsx";
import styles from "./card-dialog.module.css";

/** A new card in the provider's own fields. An open payment is charged to it at once. */
export function CardDialog({
  subscription,
  branding,
  onClose,
  onDone,
  onSessionExpired,
}: {
  subscription: PortalSubscription;
  branding: PortalBranding | null;
  /** @param wasTried whether the page may be out of date */
  onClose: (wasTried: boolean) => void;
  onDone: (text: string, customer: PortalAnswer) => void;
  onSessionExpired: (refusal: PortalRefusal) => void;
}) {
  const { t, provider } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const entry = useRef<CardEntry | null>(null);
  const wasTried = useRef(false);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { fault, clearFault, refuse } = useRefusal(onSessionExpired);
  const [round, setRound] = useState(0);
  const isOpen = subscription.open_payment !== null;

  // The provider's fields live outside React while the dialog is open; `round` counts the attempts to load them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: news about the subscription must not empty the fields
  useEffect(() => {
    let isGone = false;
    clearFault();
    openCardEntry(subscription, branding?.appearance ?? null, provider)
      .then((opened) => {
        if (isGone || !place.current) return;
        entry.current = opened;
        opened.mount(place.current, {
          onReady: () => setReady(true),
          onFault: refuse,
        });
      })
      .catch((refusal) => isGone || refuse(refusal));
    return () => {
      isGone = true;
      entry.current?.close();
      entry.current = null;
    };
  }, [subscription.id, round]);

  const save = async () => {
    if (!entry.current || isBusy) return;
    setBusy(true);
    clearFault();
    wasTried.current = true;
    try {
      const customer = await entry.current.save();
      onDone([isOpen && t("done.paid"), t("done.card_saved")].filter(Boolean).join(" "), customer);
    } catch (refusal) {
      refuse(refusal);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Sheet title={t("button.update_card")} isBusy={isBusy} onClose={() => onClose(wasTried.current)}>
      <div className={fault && !isReady ? undefined : styles.fields} aria-busy={!isReady && !fault}>
        <div ref={place} />
        <div role="status">{!isReady && !fault && <p className={styles.wait}>{t("loading")}</p>}</div>
      </div>
      {fault && <Note tone="bad">{fault}</Note>}
      {fault && !isReady ? (
        <TryAgainButton block onClick={() => setRound(round + 1)} />
      ) : (
        <Button block busy={isBusy} disabled={!isReady} onClick={() => void save()}>
          {t(isOpen ? "button.save_and_pay" : "button.save_card")}
        </Button>
      )}
    </Sheet>
  );
}
