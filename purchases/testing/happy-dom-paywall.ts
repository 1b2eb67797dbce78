import { type PaywallPurchaseResult, type PresentPaywallParams, PurchasesError } from "../purchases.ts";
import { openHappyDomCheckout, until } from "./happy-dom-checkout.ts";
import { offerings } from "./recorded-answers.ts";
import { simplePaywall } from "./simple-paywall.ts";

export const soldOfferings = {
  ...offerings,
  offerings: offerings.offerings.map((one) => ({ ...one, paywall_components: simplePaywall })),
};

export async function shows(params: PresentPaywallParams = {}) {
  const shop = await openHappyDomCheckout({ "GET /v1/subscribers/ada/offerings": { body: soldOfferings } });
  const ended = settled(shop.purchases.presentPaywall({ skipSuccessPage: true, selectedLocale: "en", ...params }));
  await until(() => document.querySelector(".hpp-root .hpp-hit") !== null);
  return { shop, ended };
}

export function settled(promise: Promise<PaywallPurchaseResult>) {
  return promise.then(
    (value) => ({ value }),
    (cause: unknown) => {
      if (!(cause instanceof PurchasesError)) throw cause;
      return { refusal: cause.errorCode };
    },
  );
}

/** Finds a button of a paywall by its accessible name. */
export const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(".hpp-root button")].find((one) => {
    const face = document.getElementById(one.getAttribute("aria-labelledby") ?? "");
    return face?.textContent?.trim() === name;
  });
export const press = async (name: string) => {
  await until(() => button(name) !== undefined);
  button(name)?.click();
};
export const checkoutIsOpen = () => document.querySelector("[data-step]") !== null;
export const layers = () => document.querySelectorAll(".hpp-layer, .hpp-inline, .hpc-layer, .hpc-inline").length;
