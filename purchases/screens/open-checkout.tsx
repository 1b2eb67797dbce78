import { pushHistoryEntry } from "../browser/history-entry.ts";
import { coverPage, renderInside, type Surface } from "../browser/page-overlay.ts";
import type { CheckoutOrder } from "../checkout/checkout-order.ts";
import { isMoneyMoving } from "../checkout/machine/payment-entry-checks.ts";
import { problem, rejectionOf } from "../checkout/machine/purchase-problem.ts";
import type { FinishedPurchase, Outcome, PaymentEntry } from "../checkout/machine/state.ts";
import { type RunningCheckout, runCheckout } from "../checkout/run-checkout.ts";
import { trackCheckout } from "../checkout/tracking/track-checkout.ts";
import type { CustomerInfo } from "../customers/customer-info.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { loadLanguage } from "../i18n/load-language.ts";
import { brandingTimeoutMs } from "../limits.ts";
import { log } from "../log.ts";
import { modeAround } from "../theme/theme.ts";
import { withTimeoutFallback } from "../with-timeout-fallback.ts";
import { createBrowserCheckoutEnvironment } from "./browser-checkout-environment.ts";
import { createCheckoutRenderer } from "./checkout-renderer.tsx";
import { adoptCheckoutStyles } from "./styles/adopt-checkout-styles.ts";

type ReadCustomer = (paid: FinishedPurchase) => Promise<CustomerInfo>;

/**
 * Shows a checkout until it has ended. The customer is read as soon as the payment is through, while the success page
 * is still up.
 * @param showsLoadingAt on the page's clock. Mostly the start is answered before, and the form is drawn at once: its
 * fields begin to load earlier by the time of one drawing.
 * @throws PurchasesError when it ended in any other way than a payment.
 */
export async function openCheckout(
  order: CheckoutOrder,
  readCustomer: ReadCustomer,
  showsLoadingAt: number,
): Promise<{ purchase: FinishedPurchase; customerInfo: CustomerInfo }> {
  adoptCheckoutStyles(order.target);
  const surface = order.target ? renderInside(order.target) : coverPage();
  // A failure while it opens must not leave the page inert beneath nothing.
  const { outcome, customer } = await showUntilClosed(order, surface, readCustomer, showsLoadingAt)
    .catch((cause: unknown) => {
      throw new PurchasesError(ErrorCode.UnknownError, undefined, String(cause));
    })
    .finally(surface.remove);
  switch (outcome.is) {
    case "finished": {
      const { purchase } = outcome;
      return { purchase, customerInfo: await (customer ?? readCustomer(purchase)) };
    }
    case "cancelled":
      throw new PurchasesError(ErrorCode.UserCancelledError);
    case "failed":
      throw rejectionOf(outcome.problem);
  }
}

async function showUntilClosed(
  order: CheckoutOrder,
  surface: Surface,
  readCustomer: ReadCustomer,
  showsLoadingAt: number,
): Promise<{ outcome: Outcome; customer: Promise<CustomerInfo> | undefined }> {
  const { host } = surface;
  const { signal, selectedLocale: selected, defaultLocale: fallback, labelsOverride: override } = order;
  const mode = order.colorMode === "auto" ? modeAround(order.target ?? document.body) : order.colorMode;
  const cancel = order.isClosedByApp ? null : () => checkout.send({ on: "cancel" });
  const renderer = createCheckoutRenderer(host, order, {
    mode,
    checkout: () => checkout,
    cancel,
    onError: (cause) => abandon(checkout, cause),
  });
  const language = loadLanguage({ selected, fallback, override });
  const branding = withTimeoutFallback(order.branding, brandingTimeoutMs, "late" as const);
  const stayOnPage = () => historyEntry?.restore();
  const checkout = runCheckout(
    order,
    createBrowserCheckoutEnvironment(order, { host, mode, language, branding, stayOnPage }),
    trackCheckout({ ...order, branding: branding.then((known) => (known === "late" ? null : known)) }).transition,
  );
  const historyEntry = cancel && order.target === null ? pushHistoryEntry(cancel) : null;
  const closeOnAbort = () => {
    if (signal.aborted) closeWhenPossible(checkout, host);
  };

  let customer: Promise<CustomerInfo> | undefined;
  setTimeout(renderer.showLoading, showsLoadingAt - performance.now());
  void language.then(renderer.setLanguage);
  void order.branding.then(renderer.setBranding);
  const unsubscribe = checkout.subscribe(() => {
    const { state } = checkout.snapshot();
    if (state.step === "success" && !customer) {
      customer = readCustomer(state.purchase);
      // It is awaited only after the success page.
      customer.catch(() => {});
    }
    renderer.update();
    if (signal.aborted) queueMicrotask(closeOnAbort);
  });
  signal.addEventListener("abort", closeOnAbort, { once: true });
  closeOnAbort();

  const outcome = await checkout.outcome;
  unsubscribe();
  signal.removeEventListener("abort", closeOnAbort);
  renderer.unmount();
  surface.remove();
  await historyEntry?.release();
  return { outcome, customer };
}

/** Cancels from code. While money moves, that waits for the outcome. */
function closeWhenPossible(checkout: RunningCheckout, host: HTMLElement): void {
  const { state } = checkout.snapshot();
  const isPaying = state.step === "payment-entry" && isMoneyMoving(state);
  if (!isPaying) checkout.send({ on: "cancel" });
  // Where the app removed the element, the fields are gone and cannot report the payment.
  else if (isConfirming(state) && !host.isConnected) checkout.send({ on: "confirmed", round: state.round });
}

function isConfirming({ activity }: PaymentEntry): boolean {
  return activity.doing === "paying" && activity.stage === "confirming";
}

/** A screen that cannot be drawn must not cover the page for ever. A payment is still waited for. */
function abandon(checkout: RunningCheckout, cause: unknown): void {
  log(1, `The checkout could not be rendered: ${String(cause)}`);
  checkout.send({ on: "field-broken", problem: problem("unknown", String(cause)) });
  checkout.send({ on: "continue" });
}
