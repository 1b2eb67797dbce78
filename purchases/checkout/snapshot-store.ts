import type { Checkout } from "./machine/state.ts";
import type { PaymentForm } from "./payment-form.ts";

/** What a screen shows: the state, and the provider's fields once they exist. */
export interface CheckoutSnapshot {
  readonly state: Checkout;
  readonly form: PaymentForm | null;
}

/** Keeps the latest snapshot and notifies its subscribers. */
export function createSnapshotStore(state: Checkout) {
  let snapshot: CheckoutSnapshot = { state, form: null };
  const listeners = new Set<() => void>();
  return {
    get: () => snapshot,
    update: (change: Partial<CheckoutSnapshot>) => {
      snapshot = { ...snapshot, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
