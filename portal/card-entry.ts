import type { BrandingAppearance, PortalAnswer, PortalProvider, PortalSubscription } from "@hemline/protocol";
import { paletteOf } from "@hemline/purchases/theme/palette.ts";
import { providerAppearance } from "@hemline/purchases/theme/provider-appearance.ts";
import { radiiOf } from "@hemline/purchases/theme/radii.ts";
import type { Stripe, StripeElements, StripeElementsOptionsMode } from "@stripe/stripe-js";
import { api } from "./api.ts";
import { colorModeOf } from "./apply-branding.ts";
import { createStripe, refusalOf, withAuthentication } from "./card-payment.ts";
import { PortalRefusal } from "./portal-refusal.ts";

export interface CardEntry {
  mount(place: HTMLElement, o: { onReady: () => void; onFault: (refusal: PortalRefusal) => void }): void;
  /**
   * Sets the card up and makes it the subscription's card; after a refusal the same fields accept another one.
   * @throws PortalRefusal with a sentence for the customer.
   */
  save(): Promise<PortalAnswer>;
  close(): void;
}

/** Statuses that are not the card's fault: it need not be entered again. */
const passing: readonly number[] = [0, 402, 424];

/** @throws PortalRefusal */
export async function openCardEntry(
  { id, price }: PortalSubscription,
  appearance: BrandingAppearance | null,
  locale: string,
): Promise<CardEntry> {
  let secret: PortalProvider | null = await api.newCard(id);
  const stripe = await createStripe(secret, locale);
  const elements = stripe.elements(optionsOf(price.currency, appearance));
  const fields = elements.create("payment", { layout: { type: "tabs" }, terms: { card: "never" } });
  /** The provider's setup intent that holds the entered card. */
  let setup: string | null = null;

  return {
    mount(place, { onReady, onFault }) {
      fields.on("ready", onReady);
      fields.on("loaderror", ({ error }) => onFault(refusalOf(0, error.message, "error.provider")));
      fields.on("change", () => {
        setup = null;
      });
      fields.mount(place);
    },
    async save() {
      if (!setup) {
        secret ??= await api.newCard(id);
        setup = await confirmedSetup(stripe, elements, secret.client_secret);
        // A setup intent holds one card for good; the next card needs another.
        secret = null;
      }
      const holder = setup;
      try {
        return await withAuthentication(() => api.replaceCard(id, holder), locale);
      } catch (refusal) {
        if (!(refusal instanceof PortalRefusal && passing.includes(refusal.status))) setup = null;
        throw refusal;
      }
    },
    close: () => fields.destroy(),
  };
}

function optionsOf(currency: string, appearance: BrandingAppearance | null): StripeElementsOptionsMode {
  const mode = colorModeOf(appearance);
  const palette = paletteOf(appearance, mode);
  const theme = { mode, palette, radii: radiiOf(appearance?.shapes ?? "default") } as const;
  const options = {
    mode: "setup",
    currency: currency.toLowerCase(),
    // The provider's types describe a later script than the one that is loaded, which knows this name.
    paymentMethodTypes: ["card"],
    setupFutureUsage: "off_session",
    appearance: providerAppearance(theme, getComputedStyle(document.body).fontFamily),
  };
  return options as StripeElementsOptionsMode;
}

/** @returns the id of the provider's setup intent that now holds the card */
async function confirmedSetup(stripe: Stripe, elements: StripeElements, clientSecret: string): Promise<string> {
  const checked = await elements.submit();
  if (checked.error) throw refusalOf(402, checked.error.message, "error.not_confirmed");
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    clientSecret,
    confirmParams: { return_url: location.href },
    redirect: "if_required",
  });
  if (error) throw refusalOf(402, error.message, "error.declined");
  return setupIntent.id;
}
