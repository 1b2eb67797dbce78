import { type HistoryEntry, pushHistoryEntry } from "../../browser/history-entry.ts";
import type { CustomerInfo } from "../../customers/customer-info.ts";
import { createDeferred } from "../../deferred.ts";
import { ErrorCode, PurchasesError } from "../../errors.ts";
import { log } from "../../log.ts";
import type { Offering } from "../../offerings/offering.ts";
import { type OpenPaywall, openPaywall } from "../../paywall/open-paywall.tsx";
import type {
  PaywallPurchaseResult,
  PresentPaywallParams,
  PurchaseParams,
  PurchaseResult,
} from "../../purchase-types.ts";
import { paywallActionHandler, paywallLocale } from "./paywall-action-handler.ts";

export interface RunPaywallOptions {
  /** One that has a paywall. */
  offering: Offering;
  params: PresentPaywallParams;
  /** Closes the paywall from code, as if the customer had gone back. */
  signal: AbortSignal;
  close(): void;
  purchase(params: PurchaseParams): Promise<PurchaseResult>;
  readCustomer(): Promise<CustomerInfo>;
}

/**
 * Shows a paywall until a purchase went through. A purchase that was cancelled or failed leaves it open.
 * @throws PurchasesError UserCancelledError when it was closed without one; ConfigurationError when it cannot be drawn.
 */
export async function runPaywall(o: RunPaywallOptions): Promise<PaywallPurchaseResult> {
  const { offering, params, signal } = o;
  if (signal.aborted) throw cancelled();
  const backButton = createBackButton(() => act({ do: "navigate-back" }), o);
  let isPurchasing = false;
  let paywall: OpenPaywall | null = null;
  const { promise: ended, resolve, reject } = createDeferred<PaywallPurchaseResult>();
  const act = paywallActionHandler({
    params,
    purchase: async (bought) => {
      isPurchasing = true;
      await backButton.release();
      return o.purchase({ ...(params.htmlTarget ? bought : withoutTarget(bought)), signal });
    },
    readCustomer: o.readCustomer,
    setBusy: (isBusy) => paywall?.setBusy(isBusy),
    showNotice: (label) => paywall?.showNotice(label),
    onPurchased: resolve,
    onPurchaseFailed: (error) => {
      isPurchasing = false;
      if (signal.aborted) return reject(cancelled());
      backButton.hold();
      params.onPurchaseError?.(error);
    },
    close: o.close,
  });
  // The same signal closes an open checkout first; the paywall follows with the outcome of that.
  signal.addEventListener("abort", () => !isPurchasing && reject(cancelled()), { once: true });
  try {
    paywall = openPaywall({
      offering,
      target: params.htmlTarget ?? null,
      selectedLocale: paywallLocale(params),
      colorMode: params.colorMode ?? "auto",
      hideBackButtons: params.hideBackButtons,
      onSelect: params.onSelect,
      act,
      onBroken: (cause) => reject(cannotBeDrawn(cause)),
    });
    backButton.hold();
    return await ended;
  } catch (cause) {
    throw cause instanceof PurchasesError ? cause : cannotBeDrawn(cause);
  } finally {
    paywall?.close();
    await backButton.release();
  }
}

/** The browser's back button, which closes a paywall over the page. A checkout above it has an entry of its own. */
function createBackButton(goBack: () => void, { params, signal }: RunPaywallOptions) {
  const isOurs = !params.htmlTarget && !params.hideBackButtons;
  let entry: HistoryEntry | null = null;
  const hold = () => {
    if (!isOurs) return;
    entry = pushHistoryEntry(() => {
      goBack();
      // `onBack` may keep the paywall open.
      if (!signal.aborted) entry?.restore();
    });
  };
  const release = async () => {
    const held = entry;
    entry = null;
    await held?.release();
  };
  return { hold, release };
}

/** An element beneath the paywall cannot be reached, so the checkout covers the page too. */
function withoutTarget({ htmlTarget, ...bought }: PurchaseParams): PurchaseParams {
  if (htmlTarget) log(2, "The paywall covers the page, so its checkout does too. purchaseHtmlTarget is ignored.");
  return bought;
}

function cancelled(): PurchasesError {
  return new PurchasesError(ErrorCode.UserCancelledError);
}

function cannotBeDrawn(cause: unknown): PurchasesError {
  return new PurchasesError(ErrorCode.ConfigurationError, "The paywall could not be rendered.", String(cause));
}
