/** How a card behaves: now, and when it is charged later without its owner. */
export type Card = "good" | "fails later" | "asks each time" | "disputes";

/** Money a card was charged with. */
export interface Charge {
  intent: string;
  units: number;
  returned: number;
  /** When its bank takes the money back; null for never. */
  disputedAt: number | null;
  isDisputed: boolean;
  /** What of this the service has heard. */
  heard: { returned: number; isDisputed: boolean };
  period: Period | null;
}

/** A stretch of a subscription, or a purchase. */
export interface Period {
  product: string;
  owner: Customer;
  subscription: Subscription | null;
  charge: Charge | null;
  start: number;
  end: number;
  isRefunded: boolean;
  gold: number;
  goldTaken: number;
}

export interface Subscription {
  product: string;
  card: Card;
  anchor: number;
  periods: Period[];
  renews: number | null;
  isCancelled: boolean;
  cancelledAt: number;
  issue: number | null;
  graceEnd: number | null;
  hasLapsed: boolean;
  isOver: boolean;
  next: string | null;
  /** A payment waits for its owner. */
  isWaiting: boolean;
}

export interface Checkout {
  product: string;
  owner: Customer;
  isTrial: boolean;
  startedAt: number;
  intent: string | null;
  isDone: boolean;
  /** Confirmed at the provider, whether anybody here knows it or not. */
  paid: { card: Card; charge: Charge | null } | null;
}

export interface Customer {
  ids: string[];
  isKnown: boolean;
  /** Which of them was seen first, second, … */
  seenAs: number;
  subscriptions: Subscription[];
  periods: Period[];
  presents: { entitlement: string; end: number }[];
  gold: number;
}
