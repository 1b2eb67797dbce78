import { ErrorCode, PurchasesError } from "../../errors.ts";
import { loadChunk } from "../../loading/load-chunk.ts";
import { rejectOnAbort } from "../../loading/reject-on-abort.ts";
import { showLoading } from "../../loading/show-loading.ts";
import { readOfferings } from "../../offerings/read-offerings.ts";
import type { PaywallPurchaseResult, PresentPaywallParams } from "../../purchase-types.ts";
import { readCustomer } from "../customer-methods.ts";
import { purchase } from "../purchase.ts";
import type { PurchasesClient } from "../purchases-client.ts";
import { requirePaywall } from "./paywall-action-handler.ts";

/** One paywall at a time over a page; inside a page there may be more. */
let isPageCovered = false;

/** What `Purchases.presentPaywall` does. */
export async function presentPaywall(
  client: PurchasesClient,
  params: PresentPaywallParams,
): Promise<PaywallPurchaseResult> {
  if (typeof document === "undefined")
    throw new PurchasesError(ErrorCode.UnsupportedError, "A paywall needs a browser.");
  const coversPage = !params.htmlTarget;
  if (coversPage && isPageCovered) throw new PurchasesError(ErrorCode.OperationAlreadyInProgressError);
  if (coversPage) isPageCovered = true;
  try {
    return await client.openViews.while(params.signal, (signal, close) => load(client, params, signal, close));
  } finally {
    if (coversPage) isPageCovered = false;
  }
}

async function load(client: PurchasesClient, params: PresentPaywallParams, signal: AbortSignal, close: () => void) {
  const { colorMode } = params;
  const hideLoading = showLoading({
    target: params.htmlTarget ?? null,
    colorScheme: colorMode === "light" || colorMode === "dark" ? colorMode : "light dark",
    close: params.hideBackButtons ? null : close,
  });
  const loading = Promise.all([
    params.offering ?? readOfferings(client.api, client.appUserId, {}).then(({ current }) => current),
    loadChunk(import("./run-paywall.ts")),
  ]);
  const [offering, { runPaywall }] = await rejectOnAbort(signal, loading).finally(hideLoading);
  return runPaywall({
    offering: requirePaywall(offering),
    params,
    signal,
    close,
    readCustomer: () => readCustomer(client),
    purchase: (bought) => purchase(client, bought),
  });
}
