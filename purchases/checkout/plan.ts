import type { PriceBreakdown } from "./machine/state.ts";

/** What does not change during one checkout. */
export interface Plan {
  /** The developer's, already known to be well formed. */
  customerEmail: string | null;
  skipSuccessPage: boolean;
  /** The price before tax. */
  price: Pick<PriceBreakdown, "currency" | "totalAmountInMicros">;
}
