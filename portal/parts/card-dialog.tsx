import type { PortalAnswer, PortalBranding, PortalSubscription } from "@hemline/protocol";
import { Button } from "@hemline/ui/button.tsx";
import { Note } from "@hemline/ui/note.tsx";
import { useEffect, useRef, useState } from "react";
import { PortalRefusal } from "../api.ts";
import { type CardEntry, openCardEntry } from "../card-entry.ts";
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
    else setFault((refusal as Error).message);
  };

  // The provider's fields live outside React, for as long as the dialog is open; `round` counts the tries to load them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: news about the subscription must not empty the fields
  useEffect(() => {
    let isGone = false;
    setFault(null);
    openCardEntry(subscription, branding?.appearance ?? null)
      .then((opened) => {
        if (isGone || !place.current) return;
        entry.current = opened;
        opened.mount(place.current, {
          onReady: () => setReady(true),
          onFault: (message) => setFault(message),
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
      onDone(
        isOpen
          ? "Thank you: the new card was charged, and everything is open."
          : "The new card is saved. It is charged from now on.",
        customer,
      );
    } catch (refusal) {
      refuse(refusal);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Sheet title="A new card" isBusy={isBusy} onClose={() => onClose(wasTried.current)}>
      <div className={fault && !isReady ? undefined : styles.fields} aria-busy={!isReady && !fault}>
        <div ref={place} />
        <div role="status">
          {!isReady && !fault && <p className={styles.wait}>The card fields are on their way.</p>}
        </div>
      </div>
      {fault && <Note tone="bad">{fault}</Note>}
      {fault && !isReady ? (
        <Button block kind="line" onClick={() => setRound(round + 1)}>
          Try again
        </Button>
      ) : (
        <Button block busy={isBusy} disabled={!isReady} onClick={() => void save()}>
          {isOpen ? "Save and pay" : "Save card"}
        </Button>
      )}
    </Sheet>
  );
}
