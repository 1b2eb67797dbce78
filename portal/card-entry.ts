import type { BrandingAppearance, PortalAnswer, PortalProvider, PortalSubscription } from "@hemline/protocol";
import { paletteOf } from "@hemline/purchases/theme/palette.ts";
import { providerAppearance } from "@hemline/purchases/theme/provider-appearance.ts";
import { radiiOf } from "@hemline/purchases/theme/radii.ts";
import type { Stripe, StripeElements, StripeElementsOptionsMode } from "@stripe/stripe-js";
import { api } from "./api.ts";
import { modeOf } from "./look.ts";
import { confirmed, providerFor, refusalOf } from "./pay.ts";
import { PortalRefusal } from "./portal-refusal.ts";

/** The provider's fields for a new card. */
export interface CardEntry {
  mount(place: HTMLElement, o: { onReady: () => void; onFault: (refusal: PortalRefusal) => void }): void;
  /**
   * Sets the card up and lets the subscription be paid by it; after a refusal the same fields take another one.
   * @throws PortalRefusal with a sentence for the card's owner.
   */
  save(): Promise<PortalAnswer>;
  close(): void;
}

/** After these the card itself was not at fault, and is not asked for again. */
const passing: readonly number[] = [0, 402, 424];

/** @throws PortalRefusal */
export async function openCardEntry(
  { id, price }: PortalSubscription,
  appearance: BrandingAppearance | null,
  locale: string,
): Promise<CardEntry> {
  let secret: PortalProvider | null = await api.newCard(id);
  const stripe = await providerFor(secret, locale);
  const elements = stripe.elements(optionsOf(price.currency, appearance));
  const fields = elements.create("payment", { layout: { type: "tabs" }, terms: { card: "never" } });
  /** What holds the card in the fields, once the provider has it. */
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
        // One setup holds one card for good; the next card needs another.
        secret = null;
      }
      const holder = setup;
      try {
        return await confirmed(() => api.replaceCard(id, holder), locale);
      } catch (refusal) {
        if (!(refusal instanceof PortalRefusal && passing.includes(refusal.status))) setup = null;
        throw refusal;
      }
    },
    close: () => fields.destroy(),
  };
}

function optionsOf(currency: string, appearance: BrandingAppearance | null): StripeElementsOptionsMode {
  const mode = modeOf(appearance);
  const palette = paletteOf(appearance, mode);
  const theme = { mode, palette, radii: radiiOf(appearance?.shapes ?? "default") } as const;
  const options = {
    mode: "setup",
    currency: currency.toLowerCase(),
    // The provider's types belong to a later script than the one that is loaded, which knows this name.
    paymentMethodTypes: ["card"],
    setupFutureUsage: "off_session",
    appearance: providerAppearance(theme, getComputedStyle(document.body).fontFamily),
  };
  return options as StripeElementsOptionsMode;
}

/** @returns the id of the provider's setup that now holds the card. */
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
