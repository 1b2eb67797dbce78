import type { PortalAnswer, PortalBranding, PortalSubscription } from "@hemline/protocol";
import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { useEffect, useRef, useState } from "react";
import { type CardEntry, openCardEntry } from "../card-entry.ts";
import { useLanguage } from "../i18n/language-context.ts";
import { PortalRefusal, refusalText } from "../portal-refusal.ts";
import styles from "./card-dialog.module.css";
import { Sheet } from "./sheet.tsx";

/** A new card, entered in the provider's own fields. What is open is charged to it at once. */
export function CardDialog({
  subscription,
  branding,
  onClose,
  onDone,
  onShut,
}: {
  subscription: PortalSubscription;
  branding: PortalBranding | null;
  /** @param wasTried whether the page behind may say something that is no longer so */
  onClose: (wasTried: boolean) => void;
  onDone: (text: string, customer: PortalAnswer) => void;
  /** The session is over. */
  onShut: (refusal: PortalRefusal) => void;
}) {
  const { t, provider } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const entry = useRef<CardEntry | null>(null);
  const wasTried = useRef(false);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const isOpen = subscription.open_payment !== null;

  const refuse = (refusal: unknown) => {
    if (refusal instanceof PortalRefusal && refusal.status === 401) onShut(refusal);
    else setFault(refusalText(t, refusal));
  };

  // The provider's fields live outside React, for as long as the dialog is open; `round` counts the tries to load them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: news about the subscription must not empty the fields
  useEffect(() => {
    let isGone = false;
    setFault(null);
    openCardEntry(subscription, branding?.appearance ?? null, provider)
      .then((opened) => {
        if (isGone || !place.current) return;
        entry.current = opened;
        opened.mount(place.current, {
          onReady: () => setReady(true),
          onFault: (refusal) => setFault(refusalText(t, refusal)),
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
    setFault(null);
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
        <Button block kind="line" onClick={() => setRound(round + 1)}>
          {t("error_page.button_try_again")}
        </Button>
      ) : (
        <Button block busy={isBusy} disabled={!isReady} onClick={() => void save()}>
          {t(isOpen ? "button.save_and_pay" : "button.save_card")}
        </Button>
      )}
    </Sheet>
  );
}
