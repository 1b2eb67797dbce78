import type { StripeConstructor } from "@stripe/stripe-js";
import { ErrorCode, PurchasesError } from "../errors.ts";

const providerOrigin = "https://js.stripe.com";
const providerScript = `${providerOrigin}/basil/stripe.js`;

const notLoaded = "Stripe client not found: its script could not be loaded.";

const loading = new Map<string, Promise<StripeConstructor>>();

/**
 * The card provider's client, fetched when a purchase needs it and not before. A script named by the billing service is
 * accepted from the provider's own address or from the billing service's; without one the page's own copy will do.
 */
export function loadProvider(scriptUrl: string | null, billingUrl: string): Promise<StripeConstructor> {
  const own = clientOfPage();
  if (!scriptUrl && own) return Promise.resolve(own);
  const billing = new URL(billingUrl, document.baseURI);
  const { href: url, origin } = new URL(scriptUrl ?? providerScript, billing);
  if (origin !== providerOrigin && origin !== billing.origin)
    return Promise.reject(new Error(`Stripe client not found: ${url} is not trusted.`));
  const known = loading.get(url);
  if (known) return known;
  const loaded = load(url).catch((cause) => {
    loading.delete(url);
    throw cause;
  });
  loading.set(url, loaded);
  return loaded;
}

async function load(url: string): Promise<StripeConstructor> {
  // The page may have a provider of its own for other things: it gets it back.
  const own = clientOfPage();
  const script = document.createElement("script");
  script.src = url;
  script.async = true;
  const { promise, resolve, reject } = settledByHand();
  script.onload = resolve;
  script.onerror = () => reject(new PurchasesError(ErrorCode.NetworkError, undefined, notLoaded));
  document.head.append(script);
  try {
    await promise;
  } catch (cause) {
    script.remove();
    throw cause;
  }
  const client = clientOfPage();
  if (!client) throw new Error("Stripe client not found");
  if (own && own !== client) Reflect.set(window, "Stripe", own);
  return client;
}

function clientOfPage(): StripeConstructor | undefined {
  return Reflect.get(window, "Stripe") as StripeConstructor | undefined;
}

function settledByHand(): { promise: Promise<void>; resolve: () => void; reject: (cause: Error) => void } {
  let resolve = () => {};
  let reject: (cause: Error) => void = () => {};
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
