import type { PortalAnswer, PortalBranding, PortalProvider, PortalSubscription } from "@hemline/protocol";
import { paletteOf } from "@hemline/purchases/theme/palette.ts";
import { providerAppearance } from "@hemline/purchases/theme/provider-appearance.ts";
import { radiiOf } from "@hemline/purchases/theme/shape.ts";
import { Button } from "@hemline/ui/button.tsx";
import { Dialog } from "@hemline/ui/dialog.tsx";
import { Note } from "@hemline/ui/note.tsx";
import type { Stripe, StripeElements, StripeElementsOptionsMode } from "@stripe/stripe-js";
import { useEffect, useRef, useState } from "react";
import { api, PortalRefusal } from "../api.ts";
import { confirmed, providerFor } from "../pay.ts";
import styles from "./card-dialog.module.css";

interface Entry {
  secret: PortalProvider;
  stripe: Stripe;
  elements: StripeElements;
}

/** A new card, entered in the provider's own fields. What is open is charged to it at once. */
export function CardDialog({
  subscription,
  branding,
  onClose,
  onDone,
}: {
  subscription: PortalSubscription;
  branding: PortalBranding | null;
  onClose: () => void;
  onDone: (text: string, customer?: PortalAnswer) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const entry = useRef<Entry | null>(null);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  // The provider's fields live outside React, for as long as the dialog is open.
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    openFields(subscription, branding)
      .then((opened) => {
        if (isGone || !place.current) return;
        entry.current = opened;
        const element = opened.elements.create("payment", { layout: { type: "tabs" }, terms: { card: "never" } });
        element.on("ready", () => setReady(true));
        element.on("loaderror", ({ error }) => setFault(error.message ?? "The card fields could not be loaded."));
        element.mount(place.current);
        close = () => element.destroy();
      })
      .catch((refusal) => isGone || setFault((refusal as Error).message));
    return () => {
      isGone = true;
      entry.current = null;
      close();
    };
  }, [subscription, branding]);

  const save = async () => {
    if (!entry.current || isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      const setup = await confirmedSetup(entry.current);
      const customer = await confirmed(() => api.replaceCard(subscription.id, setup));
      onClose();
      onDone(
        subscription.open_payment
          ? "Thank you: the new card was charged, and everything is open."
          : "The new card is there. It will be charged from now on.",
        customer,
      );
    } catch (refusal) {
      setFault((refusal as Error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={isBusy ? () => undefined : onClose} title="A new card">
      <div ref={place} className={styles.fields} aria-busy={!isReady} />
      <div role="status">{!isReady && !fault && <p className={styles.wait}>The card fields are on their way.</p>}</div>
      {fault && <Note tone="bad">{fault}</Note>}
      <Button block busy={isBusy} disabled={!isReady} onClick={() => void save()}>
        {subscription.open_payment ? "Save and pay" : "Save card"}
      </Button>
    </Dialog>
  );
}

async function openFields(subscription: PortalSubscription, branding: PortalBranding | null): Promise<Entry> {
  const secret = await api.newCard(subscription.id);
  const stripe = await providerFor(secret);
  const mode = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const appearance = branding?.appearance ?? null;
  const theme = {
    mode,
    palette: paletteOf(appearance, mode),
    radii: radiiOf(appearance?.shapes ?? "default"),
  } as const;
  const options = {
    mode: "setup",
    currency: subscription.price.currency.toLowerCase(),
    // The provider's types belong to a later script than the one that is loaded, which knows this name.
    paymentMethodTypes: ["card"],
    setupFutureUsage: "off_session",
    appearance: providerAppearance(theme, getComputedStyle(document.body).fontFamily),
  };
  const elements = stripe.elements(options as StripeElementsOptionsMode);
  return { secret, stripe, elements };
}

/** @returns the id of the provider's setup that now holds the card. */
async function confirmedSetup({ stripe, elements, secret }: Entry): Promise<string> {
  const checked = await elements.submit();
  if (checked.error) throw new PortalRefusal(402, checked.error.message ?? "Please look at the card's numbers again.");
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    clientSecret: secret.client_secret,
    confirmParams: { return_url: location.href },
    redirect: "if_required",
  });
  if (error) throw new PortalRefusal(402, error.message ?? "The card was not accepted. Please try another one.");
  return setupIntent.id;
}
