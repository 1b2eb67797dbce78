import type { CheckoutOrder } from "../checkout/checkout-order.ts";

/** Fetches the card provider's script without running it, so that it is there when the purchase has started. */
export function preloadScript({
  providerScript,
  billingUrl,
}: Pick<CheckoutOrder, "providerScript" | "billingUrl">): void {
  if (!providerScript) return;
  const href = new URL(providerScript, new URL(billingUrl, document.baseURI)).href;
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "script", href });
  document.head.append(link);
}
