import { type HistoryEntry, holdHistoryEntry } from "../browser/history-entry.ts";
import type { PaywallPurchaseResult, PresentPaywallParams, PurchaseParams, PurchaseResult } from "../configuration.ts";
import type { CustomerInfo } from "../customers/customer-info.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { log } from "../log.ts";
import type { Offering } from "../offerings/offering.ts";
import { type OpenPaywall, openPaywall } from "../paywall/open-paywall.tsx";
import { paywallActions, paywallLocale } from "./paywall-actions.ts";

/** What a paywall that sells needs to know and to reach. */
export interface PaywallSale {
  /** It has a paywall. */
  offering: Offering;
  params: PresentPaywallParams;
  /** Closes it from outside, as if the customer had gone back. */
  signal: AbortSignal;
  close(): void;
  purchase(params: PurchaseParams): Promise<PurchaseResult>;
  readCustomer(): Promise<CustomerInfo>;
}

/**
 * Draws a paywall and sees it through to a purchase. A purchase that was cancelled or failed leaves it open.
 * @throws PurchasesError UserCancelledError when it was closed without one; ConfigurationError when it cannot be drawn.
 */
export async function presentPaywall(sale: PaywallSale): Promise<PaywallPurchaseResult> {
  const { offering, params, signal } = sale;
  if (signal.aborted) throw cancelled();
  const backButton = browserBack(() => act({ do: "navigate-back" }), sale);
  let isSelling = false;
  let paywall: OpenPaywall | null = null;
  let end: { resolve(result: PaywallPurchaseResult): void; reject(cause: unknown): void };
  const ended = new Promise<PaywallPurchaseResult>((resolve, reject) => {
    end = { resolve, reject };
  });
  const act = paywallActions({
    params,
    purchase: async (bought) => {
      isSelling = true;
      await backButton.release();
      return sale.purchase({ ...(params.htmlTarget ? bought : overEverything(bought)), signal });
    },
    readCustomer: sale.readCustomer,
    setBusy: (isBusy) => paywall?.setBusy(isBusy),
    say: (label) => paywall?.say(label),
    sold: (result) => end.resolve(result),
    notSold: (error) => {
      isSelling = false;
      if (signal.aborted) return end.reject(cancelled());
      backButton.hold();
      params.onPurchaseError?.(error);
    },
    close: sale.close,
  });
  // A checkout above it is closed first, by the same signal; the paywall follows by what comes of that.
  signal.addEventListener("abort", () => !isSelling && end.reject(cancelled()), { once: true });
  try {
    paywall = openPaywall({
      offering,
      target: params.htmlTarget ?? null,
      selectedLocale: paywallLocale(params),
      colorMode: params.colorMode ?? "auto",
      hideBackButtons: params.hideBackButtons,
      onSelect: params.onSelect,
      act,
      onBroken: (cause) => end.reject(cannotBeDrawn(cause)),
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

/** Over the whole page the browser's back button is the paywall's; a checkout above it has a step of its own. */
function browserBack(goBack: () => void, { params, signal }: PaywallSale) {
  const isOurs = !params.htmlTarget && !params.hideBackButtons;
  let entry: HistoryEntry | null = null;
  const hold = () => {
    if (!isOurs) return;
    entry = holdHistoryEntry(() => {
      goBack();
      // The developer may keep the paywall open.
      if (!signal.aborted) entry?.again();
    });
  };
  const release = async () => {
    const held = entry;
    entry = null;
    await held?.release();
  };
  return { hold, release };
}

/** What lies on the page beneath a paywall cannot be reached, so a checkout there could not either. */
function overEverything({ htmlTarget, ...bought }: PurchaseParams): PurchaseParams {
  if (htmlTarget) log(2, "The paywall covers the page, so its checkout does too: purchaseHtmlTarget is passed over.");
  return bought;
}

function cancelled(): PurchasesError {
  return new PurchasesError(ErrorCode.UserCancelledError);
}

function cannotBeDrawn(cause: unknown): PurchasesError {
  return new PurchasesError(ErrorCode.ConfigurationError, "The paywall cannot be drawn.", String(cause));
}
