import type { Order } from "../checkout/checkout-order.ts";

/** Has a script fetched, and not run: by the time the purchase is started it is there. */
export function preloadScript({ providerScript, billingUrl }: Pick<Order, "providerScript" | "billingUrl">): void {
  if (!providerScript) return;
  const href = new URL(providerScript, new URL(billingUrl, document.baseURI)).href;
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "script", href });
  document.head.append(link);
}
