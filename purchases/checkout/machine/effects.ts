import type { ElementsConfiguration } from "@hemline/protocol";
import type { CheckoutSession } from "../checkout-session.ts";
import type { Checkout } from "./state.ts";
import type { Address } from "./tax-address.ts";

/** Work outside of the machine. Each is answered by events of the same round, or by none. */
export type Effect =
  | { do: "start"; round: number; email: string | null }
  | { do: "load-form"; round: number; session: CheckoutSession }
  | { do: "discard-form" }
  | { do: "configure"; elements: ElementsConfiguration }
  | { do: "calculate-taxes"; round: number; address: Address | null }
  | { do: "submit"; round: number; withToken: boolean }
  | { do: "complete"; round: number; email: string }
  | { do: "confirm"; round: number; clientSecret: string; tokenId: string | null }
  /** `resumed`: a purchase whose outcome could not be read before. */
  | { do: "poll"; round: number; resumed: CheckoutSession | null }
  /** The customer wanted to leave while money moves. */
  | { do: "stay" };

/** A new state and its effects. */
export type Next = readonly [Checkout, ...Effect[]];
