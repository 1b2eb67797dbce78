import type { StartRequest } from "@hemline/protocol";
import type { BillingCalls } from "../http/billing-api.ts";
import type { Event } from "./machine/events.ts";
import type { Session } from "./machine/state.ts";
import type { PaymentForm } from "./payment-form.ts";

/** Everything outside that a checkout acts on. */
export interface World {
  calls: BillingCalls;
  /** What is bought and by whom. */
  request: Omit<StartRequest, "email">;
  /** Whether tax has to be asked for: the app collects it, or nobody knows in time. False when that cannot be learned. */
  isTaxCollected(): Promise<boolean>;
  /** Sees to it that the provider is there by the time its fields are made. */
  fetchProvider(session: Session): void;
  /** Loads the provider and makes the fields of this session; they tell what happens to them. */
  openForm(session: Session, tell: (event: Event) => void): Promise<PaymentForm>;
  /** Undoes a browser's step back. */
  stay(): void;
  wait(ms: number): Promise<void>;
}
