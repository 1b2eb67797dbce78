import { StripeJs } from "./stripe-js.ts";

interface StripeConstructor {
  (publishableKey: string, options?: { stripeAccount?: string }): StripeJs;
  version: string;
}

// Called with or without `new`: an object that a function returns is the result either way.
const Stripe: StripeConstructor = Object.assign(
  function Stripe(publishableKey: string, options?: { stripeAccount?: string }) {
    return new StripeJs(publishableKey, options);
  },
  { version: "basil" },
);

// Not declared on `Window`: the provider's own types do that, for another client than this one.
if (!Reflect.get(window, "Stripe")) Reflect.set(window, "Stripe", Stripe);
