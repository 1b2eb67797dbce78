import type { CheckoutSession } from "./checkout-session.ts";
import type { Event } from "./machine/events.ts";
import type { PaymentForm } from "./payment-form.ts";

/** What the effects of a checkout reach beyond the billing service: the page, the card provider and the clock. */
export interface CheckoutEnvironment {
  /** True also where the branding, which knows it, is late. False where it cannot be read. */
  isTaxCollected(): Promise<boolean>;
  /** Loads the card provider's script ahead of `openForm`. */
  preloadProvider(session: CheckoutSession): void;
  /** Creates the card provider's fields; they report through `send`. */
  openForm(session: CheckoutSession, send: (event: Event) => void): Promise<PaymentForm>;
  /** Undoes the browser's step back. */
  stayOnPage(): void;
  wait(ms: number): Promise<void>;
}
