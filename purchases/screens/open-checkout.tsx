import type { Branding } from "@hemline/protocol";
import { createRoot } from "react-dom/client";
import type { Order } from "../checkout/order.ts";
import { isMoneyMoving } from "../checkout/pay-rule.ts";
import { problem, rejectionOf } from "../checkout/problem.ts";
import { type RunningCheckout, runCheckout } from "../checkout/run.ts";
import type { FinishedPurchase } from "../checkout/state.ts";
import { firstCharge, termsOfSale } from "../checkout/terms-of-sale.ts";
import type { World } from "../checkout/world.ts";
import type { CustomerInfo } from "../client/customer-info.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { tellCheckout } from "../events/tell-checkout.ts";
import { loadLanguage } from "../i18n/load-language.ts";
import type { Language } from "../i18n/translate.ts";
import { log } from "../log.ts";
import { loadProvider } from "../stripe/load-script.ts";
import { openForm } from "../stripe/open-form.ts";
import { applePayRequest } from "../stripe/wallet-request.ts";
import { type Lettering, lendFont, letteringOf } from "../theme/lettering.ts";
import { pageFonts } from "../theme/page-fonts.ts";
import { providerAppearance } from "../theme/provider-appearance.ts";
import { modeAround, themeOf } from "../theme/theme.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { adoptCheckoutStyles } from "./checkout-styles.ts";
import { holdHistoryEntry } from "./history-entry.ts";
import { coverPage, drawInside } from "./layer.ts";
import type { Shop } from "./shop.ts";

/**
 * Draws a checkout and sees it through. The customer is read again as soon as the payment is through, while the
 * success page is still up.
 * @throws PurchasesError when it ended in any other way than a payment.
 */
export async function openCheckout(
  order: Order,
  readCustomer: () => Promise<CustomerInfo>,
): Promise<{ purchase: FinishedPurchase; customerInfo: CustomerInfo }> {
  const openedAt = new Date();
  const terms = termsOfSale(order.option, openedAt);
  const language = await loadLanguage({
    selected: order.selectedLocale,
    fallback: order.defaultLocale,
    override: order.labelsOverride,
  });
  if (order.signal.aborted) throw new PurchasesError(ErrorCode.UserCancelledError);
  const mode = order.colorMode === "auto" ? modeAround(order.target ?? document.body) : order.colorMode;
  adoptCheckoutStyles(order.target);
  const place = order.target ? drawInside(order.target) : coverPage();
  const root = createRoot(place.host, { onUncaughtError: (cause) => giveUp(checkout, cause) });
  const { amountMicros: totalAmountInMicros, currency } = firstCharge(terms);
  const { customerEmail, skipSuccessPage } = order;
  const checkout = runCheckout(
    { customerEmail, skipSuccessPage, price: { currency, totalAmountInMicros } },
    worldOf(order, { language, mode, host: place.host, openedAt, stay: () => entry?.again() }),
    tellCheckout(order).step,
  );
  const cancel = () => checkout.send({ on: "cancel" });
  const entry = order.target || order.isClosedFromOutside ? null : holdHistoryEntry(cancel);
  /** Code closes it for good: while money moves, that waits for the outcome. */
  const closeWhenFree = () => {
    const { state } = checkout.moment();
    if (!order.signal.aborted) return;
    if (state.step !== "payment-entry" || !isMoneyMoving(state)) return cancel();
    // Where the page took its element away, the fields are gone and will not say what came of the payment.
    const { activity, round } = state;
    const isConfirming = activity.doing === "paying" && activity.stage === "confirming";
    if (isConfirming && !place.host.isConnected) checkout.send({ on: "confirmed", round });
  };

  let branding: Branding | null = null;
  let lettering: Lettering | null = null;
  let returnFont = () => {};
  let customer = null as Promise<CustomerInfo> | null;
  const draw = () => {
    const moment = checkout.moment();
    if (moment.state.step === "success" && !customer) {
      customer = readCustomer();
      // Nobody waits for it while the page is read.
      customer.catch(() => {});
    }
    const shop: Shop = {
      language,
      product: order.product,
      terms,
      branding,
      lettering,
      assetsUrl: assetsOf(order),
      isSandbox: order.isSandbox,
      isEmbedded: order.target !== null || order.isClosedFromOutside,
      openedAt,
      send: checkout.send,
    };
    root.render(<CheckoutScreen moment={moment} shop={shop} theme={themeOf(branding, mode)} />);
  };
  void order.branding.then((known) => {
    if (!known || checkout.moment().state.step === "closed") return;
    branding = known;
    lettering = letteringIn(place.host, known, order);
    if (lettering) returnFont = lendFont(lettering);
    draw();
  });
  const unsubscribe = checkout.subscribe(() => {
    draw();
    if (order.signal.aborted) queueMicrotask(closeWhenFree);
  });
  order.signal.addEventListener("abort", closeWhenFree, { once: true });
  draw();

  const outcome = await checkout.outcome;
  unsubscribe();
  order.signal.removeEventListener("abort", closeWhenFree);
  root.unmount();
  place.leave();
  returnFont();
  await entry?.release();
  switch (outcome.is) {
    case "finished":
      return { purchase: outcome.purchase, customerInfo: await (customer?.catch(readCustomer) ?? readCustomer()) };
    case "cancelled":
      throw new PurchasesError(ErrorCode.UserCancelledError);
    case "failed":
      throw rejectionOf(outcome.problem);
  }
}

/** A screen that cannot be drawn must not lie over the page for ever. What has been paid is still waited for. */
function giveUp(checkout: RunningCheckout, cause: unknown): void {
  log(1, `The checkout could not be drawn: ${String(cause)}`);
  checkout.send({ on: "field-broken", problem: problem("unknown", String(cause)) });
  checkout.send({ on: "continue" });
}

interface Scene {
  language: Language;
  mode: "light" | "dark";
  host: HTMLElement;
  openedAt: Date;
  stay(): void;
}

function assetsOf({ billingUrl }: Order): string {
  return `${billingUrl}/assets/`;
}

function letteringIn(host: HTMLElement, branding: Branding, order: Order): Lettering | null {
  const style = getComputedStyle(host);
  const inherited = style.getPropertyValue("--hpc-text-font").trim() || style.fontFamily;
  return letteringOf(branding, { assetsUrl: new URL(assetsOf(order), document.baseURI).href, inherited });
}

function worldOf(order: Order, { language, mode, host, openedAt, stay }: Scene): World {
  return {
    calls: order.calls,
    request: order.request,
    isTaxCollected: async () => (await order.branding)?.gateway_tax_collection_enabled ?? false,
    openForm: async (session, tell) => {
      const [provider, branding] = await Promise.all([
        loadProvider(session.provider.scriptUrl, order.billingUrl),
        order.branding,
      ]);
      const subject = {
        title: order.product.title,
        option: order.option,
        managementUrl: session.managementUrl,
        freeTrialLabel: language.t("apple_pay.free_trial"),
      };
      const lettering = branding && letteringIn(host, branding, order);
      const drawnIn = getComputedStyle(host.querySelector(".hpc-root") ?? host).fontFamily;
      const fontFamily = lettering?.family ?? drawnIn;
      // The provider itself refuses fonts without encryption; the simulator on a developer's machine has no other.
      const ofPage = pageFonts(fontFamily, { isHttpAllowed: session.provider.scriptUrl !== null });
      const options = {
        appearance: providerAppearance(themeOf(branding, mode), fontFamily),
        fonts: lettering?.file ? [lettering.file] : ofPage,
        locale: language.provider,
        businessName: branding?.app_name ?? null,
        needsBillingAddress: branding?.gateway_tax_collection_enabled ?? false,
        applePay: applePayRequest(subject, openedAt),
      };
      return openForm(provider, session, options, tell);
    },
    stay,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
