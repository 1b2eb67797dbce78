import type { StartRequest } from "@hemline/protocol";
import type { BillingCalls } from "../client/billing-calls.ts";
import type { Event } from "./events.ts";
import type { PaymentForm } from "./payment-form.ts";
import type { Session } from "./state.ts";

/** Everything outside that a checkout acts on. */
export interface World {
  calls: BillingCalls;
  /** What is bought and by whom. */
  request: Omit<StartRequest, "email">;
  /** Whether the app collects tax; false when that cannot be learned. */
  isTaxCollected(): Promise<boolean>;
  /** Loads the provider and makes the fields of this session; they tell what happens to them. */
  openForm(session: Session, tell: (event: Event) => void): Promise<PaymentForm>;
  /** Undoes a browser's step back. */
  stay(): void;
  wait(ms: number): Promise<void>;
}
