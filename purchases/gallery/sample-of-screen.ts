import type { Branding } from "@hemline/protocol";
import { problem } from "../checkout/machine/purchase-problem.ts";
import type { CheckoutSnapshot } from "../checkout/snapshot-store.ts";
import type { Language } from "../i18n/translate.ts";
import type { CheckoutView } from "../screens/checkout-context.ts";
import { branding } from "../testing/recorded-answers.ts";
import { viewOfOneTimePurchase, viewOfSubscription } from "../testing/sample-views.ts";
import { sampleBrand } from "./sample-brand.ts";
import { entering, failing, loading, noticing, paying, reviewing, succeeding, taxOf } from "./sample-states.ts";
import type { ScreenName } from "./screen-names.ts";

export interface SampleOfScreen {
  view: CheckoutView;
  snapshot: CheckoutSnapshot;
}

type CheckoutName = Exclude<ScreenName, "test-store" | "spinners" | "paywall">;

const longTitle =
  "Donaudampfschifffahrtsgesellschaftskapitänsabonnement with everything that an atelier could wish for";

type OutcomeName = Extract<CheckoutName, "success" | "trial-begun" | `error-${string}` | "sandbox">;

export function sampleOfScreen(name: CheckoutName, language: Language): SampleOfScreen {
  return isOutcome(name) ? sampleOutcome(name, language) : sampleForm(name, language);
}

function isOutcome(name: CheckoutName): name is OutcomeName {
  return /^(success|trial-begun|error-|sandbox)/.test(name);
}

function sampleViews(language: Language) {
  const brand: Branding = { ...branding, gateway_tax_collection_enabled: true, appearance: sampleBrand };
  const dressed = (view: CheckoutView, change: Partial<CheckoutView> = {}): CheckoutView => ({
    ...view,
    language,
    branding: brand,
    product: { ...view.product, description: "Everything you own, every wear you log, and the whole notebook." },
    ...change,
  });
  const monthly = dressed(viewOfSubscription());
  const trial = dressed(viewOfSubscription({ trial: "P1W", period: "P1Y" }));
  const lookbook = dressed(viewOfOneTimePurchase());
  const at = (snapshot: CheckoutSnapshot, view = monthly): SampleOfScreen => ({ view, snapshot });
  return { brand, dressed, monthly, trial, lookbook, at };
}

function sampleForm(name: Exclude<CheckoutName, OutcomeName>, language: Language): SampleOfScreen {
  const { brand, dressed, monthly, trial, lookbook, at } = sampleViews(language);
  switch (name) {
    case "loading":
      return at(loading(trial), trial);
    case "fields-loading":
      return at(entering(monthly, { form: { waitingFor: ["payment"], isPaymentComplete: false } }));
    case "subscription":
      return at(entering(monthly));
    case "trial":
      return at(entering(trial), trial);
    case "introductory-price": {
      const view = dressed(viewOfSubscription({ intro: ["P1M", 3] }));
      return at(entering(view), view);
    }
    case "trial-and-introductory-price": {
      const view = dressed(viewOfSubscription({ trial: "P3D", intro: ["P3M", 1] }));
      return at(entering(view), view);
    }
    case "one-time":
      return at(entering(lookbook), lookbook);
    case "wallets":
      return at(entering(monthly, { form: { hasWallets: true } }));
    case "email-known":
      return at(entering(monthly, { form: { isEmailSkipped: true } }));
    case "tax-pending":
      return at(entering(monthly, { status: "pending", form: { isPaymentComplete: false, method: null } }));
    case "tax-loading":
      return at(entering(monthly, { status: "loading" }));
    case "tax-calculated":
      return at(entering(monthly, { status: "calculated", price: taxOf(monthly) }));
    case "price-update":
      return at(reviewing(monthly));
    case "price-update-in-trial":
      return at(reviewing(trial), trial);
    case "paying":
      return at(paying(monthly));
    case "notice-email-missing":
      return at(noticing(monthly, { about: "email", error: "missing" }));
    case "notice-email-invalid":
      return at(noticing(monthly, { about: "email", error: "invalid" }));
    case "notice-email-unverified":
      return at(noticing(monthly, { about: "email", error: "unverified", email: "ada@nowhere.example" }));
    case "notice-address":
      return at(noticing(monthly, { about: "address" }));
    case "notice-network":
      return at(noticing(monthly, { about: "network", wasPaying: true }));
    case "notice-provider":
      return at(noticing(monthly, { about: "provider", message: "The bank did not answer." }));
    case "embedded":
      return at(entering(trial), { ...trial, coversPage: false });
    case "pill-brand": {
      const appearance = { ...sampleBrand, ...loud };
      return at(entering(trial), { ...trial, branding: { ...brand, app_name: "Rive", appearance } });
    }
    case "long-words": {
      const view = dressed(viewOfSubscription({ trial: "P1W" }));
      const long = { ...view, product: { ...view.product, title: longTitle } };
      return at(entering(long, { status: "calculated", price: huge }), long);
    }
  }
}

function sampleOutcome(name: OutcomeName, language: Language): SampleOfScreen {
  const { brand, dressed, monthly, trial, lookbook, at } = sampleViews(language);
  switch (name) {
    case "success":
      return at(succeeding(monthly));
    case "trial-begun":
      return at(succeeding(trial), trial);
    case "error-setting-up":
    case "error-charging":
    case "error-unknown":
    case "error-network":
    case "error-missing-email":
      return at(failing(problem(kinds[name], null)));
    case "error-already-subscribed":
      return at(failing(problem("already-purchased", null)));
    case "error-already-purchased":
      return at(failing(problem("already-purchased", null)), lookbook);
    case "error-tax-not-active":
    case "error-invalid-tax-origin":
    case "error-missing-permission":
      return at(failing(problem(kinds[name], null)), dressed(monthly, { isSandbox: true }));
    case "sandbox": {
      const missing = problem("setting-up", "Stripe configuration is missing");
      const feedback = { sandbox_configuration: { checkout_feedback_form_url: "https://forms.example/1" } };
      return at(failing(missing), dressed(monthly, { isSandbox: true, branding: { ...brand, ...feedback } }));
    }
  }
}

const kinds = {
  "error-setting-up": "setting-up",
  "error-charging": "charging",
  "error-unknown": "unknown",
  "error-network": "network",
  "error-missing-email": "missing-email",
  "error-tax-not-active": "tax-not-active",
  "error-invalid-tax-origin": "invalid-tax-origin",
  "error-missing-permission": "missing-permission",
} as const;

const loud = {
  color_buttons_primary: "#ffd400",
  color_accent: "#c03f86",
  color_product_info_bg: "#3b1d4f",
  color_form_bg: "#fff7ee",
  color_page_bg: "#3b1d4f",
  shapes: "pill" as const,
};

const huge = {
  currency: "IDR",
  totalAmountInMicros: 123_456_789_012_000_000,
  totalExcludingTaxInMicros: 112_233_444_556_000_000,
  taxAmountInMicros: 11_223_344_456_000_000,
  taxBreakdown: [
    {
      display_name: "Umsatzsteueridentifikationsnummernpflichtige Lieferung",
      tax_amount_in_micros: 11_223_344_456_000_000,
    },
  ],
};
