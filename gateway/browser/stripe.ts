import { Twin } from "./twin.ts";

interface StripeConstructor {
  (publishableKey: string, options?: { stripeAccount?: string }): Twin;
  version: string;
}

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

// Called with or without `new`: an object that a function returns is the result either way.
const Stripe: StripeConstructor = Object.assign(
  function Stripe(publishableKey: string, options?: { stripeAccount?: string }) {
    return new Twin(publishableKey, options);
  },
  { version: "basil" },
);

window.Stripe ??= Stripe;
