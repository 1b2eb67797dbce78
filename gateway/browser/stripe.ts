import { StripeJs } from "./stripe-js.ts";

interface StripeConstructor {
  (publishableKey: string, options?: { stripeAccount?: string }): StripeJs;
  version: string;
}

// Works with and without `new`: a function's returned object is the result either way.
const Stripe: StripeConstructor = Object.assign(
  function Stripe(publishableKey: string, options?: { stripeAccount?: string }) {
    return new StripeJs(publishableKey, options);
  },
  { version: "basil" },
);

// Not declared on `Window`, because the provider's own types declare it for another client.
if (!Reflect.get(window, "Stripe")) Reflect.set(window, "Stripe", Stripe);
