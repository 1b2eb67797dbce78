import type { ElementsConfiguration } from "@hemline/protocol";
import type { Address, Checkout, Session } from "./state.ts";

/** Work for the world outside. Each is answered by events of the same round, or by none. */
export type Effect =
  | { do: "start"; round: number; email: string | null }
  | { do: "load-form"; round: number; session: Session }
  | { do: "discard-form" }
  | { do: "configure"; elements: ElementsConfiguration }
  | { do: "calculate-taxes"; round: number; address: Address | null }
  | { do: "submit"; round: number; withToken: boolean }
  | { do: "complete"; round: number; email: string }
  | { do: "confirm"; round: number; clientSecret: string; tokenId: string | null }
  /** `resumed`: a purchase that was asked about before, in vain. */
  | { do: "poll"; round: number; resumed: Session | null }
  /** Closing was asked for while money moves: keep the page where it is. */
  | { do: "stay" };

/** What becomes of a checkout, and what is to be done about it. */
export type Next = readonly [Checkout, ...Effect[]];
