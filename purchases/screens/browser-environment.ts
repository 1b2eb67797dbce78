import type { Branding } from "@hemline/protocol";
import type { StripeConstructor } from "@stripe/stripe-js";
import type { World } from "../checkout/checkout-environment.ts";
import type { Order } from "../checkout/checkout-order.ts";
import type { Session } from "../checkout/machine/state.ts";
import type { TermsOfSale } from "../checkout/terms-of-sale.ts";
import type { Language } from "../i18n/translate.ts";
import { log } from "../log.ts";
import { applePayRequest } from "../stripe/apple-pay-request.ts";
import { loadProvider } from "../stripe/load-provider.ts";
import { type FormLook, openForm } from "../stripe/open-payment-form.ts";
import { pageFonts } from "../theme/page-fonts.ts";
import { providerAppearance } from "../theme/provider-appearance.ts";
import { themeOf } from "../theme/theme.ts";
import { type Lettering, letteringOf } from "../theme/typography.ts";

/** Where a checkout is drawn, and what is still on its way then. */
export interface Scene {
  host: HTMLElement;
  mode: "light" | "dark";
  terms: TermsOfSale;
  language: Promise<Language>;
  /** Late: the form does not wait for it any longer, and is painted when it comes. */
  branding: Promise<Branding | null | "late">;
  stay(): void;
}

/** The world around a checkout on a page: the billing service, the card provider and the clock. */
export function worldOf(order: Order, scene: Scene): World {
  const providers = new WeakMap<Session, Promise<StripeConstructor>>();
  const providerOf = (session: Session) => {
    const provider = providers.get(session) ?? loadProvider(session.provider.scriptUrl, order.billingUrl);
    providers.set(session, provider);
    return provider;
  };
  // Where its place is known beforehand it is run while the purchase is being started. Whether it came is heard later.
  if (order.providerScript) loadProvider(order.providerScript, order.billingUrl).catch(() => {});
  return {
    calls: order.calls,
    request: order.request,
    isTaxCollected: async () => {
      const branding = await scene.branding;
      // The billing service knows, and answers that it is disabled where it is.
      return branding === "late" || (branding?.gateway_tax_collection_enabled ?? false);
    },
    // Whether it comes is heard by whoever opens the form.
    fetchProvider: (session) => void providerOf(session).catch(() => {}),
    openForm: async (session, tell) => {
      const [provider, language, known] = await Promise.all([providerOf(session), scene.language, scene.branding]);
      const branding = known === "late" ? null : known;
      const look = (of: Branding | null) => lookOf(of, { order, scene, session, language });
      const subject = {
        title: order.product.title,
        terms: scene.terms,
        managementUrl: session.managementUrl,
        freeTrialLabel: language.t("apple_pay.free_trial"),
      };
      const options = {
        businessName: branding?.app_name ?? null,
        needsBillingAddress: known === "late" || (branding?.gateway_tax_collection_enabled ?? false),
        applePay: applePayRequest(subject),
      };
      const form = openForm(provider, session, { ...look(branding), ...options }, tell);
      if (known === "late")
        order.branding
          .then((arrived) => form.paint(look(arrived)))
          .catch((cause) => log(2, `The card provider's fields could not be painted: ${String(cause)}`));
      return form;
    },
    stay: scene.stay,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/** The brand's own letters; null where it has none. */
export function letteringIn(host: HTMLElement, branding: Branding, order: Order): Lettering | null {
  const assetsUrl = new URL(assetsOf(order), document.baseURI).href;
  return letteringOf(branding, { assetsUrl, inherited: familyAround(host) });
}

/** Where the images and letters of a branding lie. */
export function assetsOf({ billingUrl }: Order): string {
  return `${billingUrl}/assets/`;
}

function lookOf(
  branding: Branding | null,
  { order, scene, session, language }: { order: Order; scene: Scene; session: Session; language: Language },
): FormLook {
  const { host, mode } = scene;
  const lettering = branding && letteringIn(host, branding, order);
  const fontFamily = lettering?.family ?? familyAround(host);
  // The provider itself refuses fonts without encryption; the simulator on a developer's machine has no other.
  const isHttpAllowed = session.provider.scriptUrl !== null;
  return {
    appearance: providerAppearance(themeOf(branding, mode), fontFamily),
    fonts: lettering?.file ? [lettering.file] : pageFonts(fontFamily, { isHttpAllowed }),
    locale: language.provider,
  };
}

/** The families that a checkout in this place is drawn in where the brand has none. */
function familyAround(host: HTMLElement): string {
  const style = getComputedStyle(host);
  return style.getPropertyValue("--hpc-text-font").trim() || style.fontFamily;
}
