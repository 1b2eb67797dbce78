import Stripe from "stripe";

/** @returns the provider's error that a call rejects with @throws when it succeeds */
export async function stripeErrorOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error("That should have been refused.", { cause: error });
}
