import type { StripeConstructor } from "@stripe/stripe-js";
import { createDeferred } from "../deferred.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";

const providerOrigin = "https://js.stripe.com";
const providerScript = `${providerOrigin}/basil/stripe.js`;

const notLoaded = "Stripe client not found: its script could not be loaded.";

const loading = new Map<string, Promise<StripeConstructor>>();

/**
 * Loads the card provider's client. A script named by the billing service is accepted from the provider's origin or the
 * billing service's; without a name the page's own copy is used.
 */
export function loadStripe(scriptUrl: string | null, billingUrl: string): Promise<StripeConstructor> {
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
  // The page may use the provider itself, so its own copy is restored.
  const own = clientOfPage();
  const script = document.createElement("script");
  script.src = url;
  script.async = true;
  const { promise, resolve, reject } = createDeferred<unknown>();
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
  return Reflect.get(window, "Stripe");
}
