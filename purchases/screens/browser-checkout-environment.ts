import type { Branding } from "@hemline/protocol";
import type { StripeConstructor } from "@stripe/stripe-js";
import type { CheckoutEnvironment } from "../checkout/checkout-environment.ts";
import type { CheckoutOrder } from "../checkout/checkout-order.ts";
import type { CheckoutSession } from "../checkout/checkout-session.ts";
import { pricePhases } from "../checkout/price-phases.ts";
import type { Language } from "../i18n/translate.ts";
import { log } from "../log.ts";
import { applePayRequest } from "../stripe/apple-pay-request.ts";
import { loadStripe } from "../stripe/load-stripe.ts";
import { type FormStyle, openPaymentForm } from "../stripe/open-payment-form.ts";
import { type Typography, typographyOf } from "../theme/brand-font.ts";
import { pageFonts } from "../theme/page-fonts.ts";
import { providerAppearance } from "../theme/provider-appearance.ts";
import { themeOf } from "../theme/theme.ts";

/** What is known, and what is still loading, when the checkout starts. */
interface BrowserCheckoutEnvironmentOptions {
  host: HTMLElement;
  mode: "light" | "dark";
  language: Promise<Language>;
  /** `late`: the form no longer waits for it, and is restyled when it arrives. */
  branding: Promise<Branding | null | "late">;
  stayOnPage(): void;
}

/** The environment of a checkout on a page: the card provider, the clock and the browser's history. */
export function createBrowserCheckoutEnvironment(
  order: CheckoutOrder,
  o: BrowserCheckoutEnvironmentOptions,
): CheckoutEnvironment {
  const providers = new WeakMap<CheckoutSession, Promise<StripeConstructor>>();
  const providerOf = (session: CheckoutSession) => {
    const provider = providers.get(session) ?? loadStripe(session.provider.scriptUrl, order.billingUrl);
    providers.set(session, provider);
    return provider;
  };
  // Runs while the purchase is being started. `openForm` reports a failure.
  if (order.providerScript) loadStripe(order.providerScript, order.billingUrl).catch(() => {});
  return {
    isTaxCollected: async () => {
      const branding = await o.branding;
      // The billing service answers a calculation with "disabled" where it does not collect tax.
      return branding === "late" || (branding?.gateway_tax_collection_enabled ?? false);
    },
    preloadProvider: (session) => void providerOf(session).catch(() => {}),
    openForm: async (session, send) => {
      const [provider, language, known] = await Promise.all([providerOf(session), o.language, o.branding]);
      const branding = known === "late" ? null : known;
      const style = (of: Branding | null) => formStyle(of, order, session, { ...o, language });
      const applePay = applePayRequest({
        title: order.product.title,
        terms: pricePhases(order.option, order.openedAt),
        managementUrl: session.managementUrl,
        freeTrialLabel: language.t("apple_pay.free_trial"),
      });
      const options = {
        businessName: branding?.app_name ?? null,
        needsBillingAddress: known === "late" || (branding?.gateway_tax_collection_enabled ?? false),
        applePay,
      };
      const form = openPaymentForm(provider, session, { ...style(branding), ...options }, send);
      if (known === "late")
        order.branding
          .then((arrived) => form.restyle(style(arrived)))
          .catch((cause) => log(2, `The card form couldn't be styled: ${String(cause)}`));
      return form;
    },
    stayOnPage: o.stayOnPage,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/** The brand's own fonts; null where it has none. */
export function brandTypography(host: HTMLElement, branding: Branding, order: CheckoutOrder): Typography | null {
  const assetsUrl = new URL(assetsUrlOf(order), document.baseURI).href;
  return typographyOf(branding, { assetsUrl, inherited: inheritedFontFamily(host) });
}

/** The address below which the images and fonts of a branding are. */
export function assetsUrlOf({ billingUrl }: CheckoutOrder): string {
  return `${billingUrl}/assets/`;
}

function formStyle(
  branding: Branding | null,
  order: CheckoutOrder,
  session: CheckoutSession,
  o: { host: HTMLElement; mode: "light" | "dark"; language: Language },
): FormStyle {
  const typography = branding && brandTypography(o.host, branding, order);
  const fontFamily = typography?.family ?? inheritedFontFamily(o.host);
  // The provider refuses fonts without encryption; the simulator on a developer's machine has no other.
  const isHttpAllowed = session.provider.scriptUrl !== null;
  return {
    appearance: providerAppearance(themeOf(branding, o.mode), fontFamily),
    fonts: typography?.file ? [typography.file] : pageFonts(fontFamily, { isHttpAllowed }),
    locale: o.language.provider,
  };
}

/** The font families of a checkout here whose brand has none. */
function inheritedFontFamily(host: HTMLElement): string {
  const style = getComputedStyle(host);
  return style.getPropertyValue("--hpc-text-font").trim() || style.fontFamily;
}
