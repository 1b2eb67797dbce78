/** The store that an entitlement or a purchase came from. */
export type Store =
  | "app_store"
  | "mac_app_store"
  | "play_store"
  | "amazon"
  | "stripe"
  | "rc_billing"
  | "promotional"
  | "paddle"
  | "test_store"
  | "unknown";

/** How the current period was paid: at the full price, at an introductory price, not at all, or in advance. */
export type PeriodType = "normal" | "intro" | "trial" | "prepaid";

/** Whether the customer bought it, or a member of their family did. */
export type OwnershipType = "PURCHASED" | "FAMILY_SHARED" | "UNKNOWN";

/** A feature or content that the customer may use, independent of the product they bought. */
export interface EntitlementInfo {
  readonly identifier: string;
  /** True without an expiry, or when it had not passed at the time of the answer. */
  readonly isActive: boolean;
  /** Whether another period will be charged when this one ends. */
  readonly willRenew: boolean;
  readonly store: Store;
  /** Of the latest purchase or renewal. */
  readonly latestPurchaseDate: Date;
  /** For a subscription the same as `latestPurchaseDate`; `SubscriptionInfo` knows when it began. */
  readonly originalPurchaseDate: Date;
  /** Null when it never ends. */
  readonly expirationDate: Date | null;
  readonly productIdentifier: string;
  /** The plan within a product of the Play store; null for any other store. */
  readonly productPlanIdentifier: string | null;
  /** When the customer cancelled the renewal; null if they have not. */
  readonly unsubscribeDetectedAt: Date | null;
  /** When a renewal's charge first failed; null if none has. */
  readonly billingIssueDetectedAt: Date | null;
  readonly isSandbox: boolean;
  readonly periodType: PeriodType;
  readonly ownershipType: OwnershipType;
}

/** Entitlements by identifier. */
export interface EntitlementInfos {
  readonly all: Readonly<Record<string, EntitlementInfo>>;
  readonly active: Readonly<Record<string, EntitlementInfo>>;
}

/** One subscription, running or ended. */
export interface SubscriptionInfo {
  readonly productIdentifier: string;
  /** When the current period began. */
  readonly purchaseDate: Date;
  /** When the subscription began; null if unknown. */
  readonly originalPurchaseDate: Date | null;
  /** When the current period ends; null if it never does. */
  readonly expiresDate: Date | null;
  readonly store: Store;
  /** When the customer cancelled the renewal; null if they have not. */
  readonly unsubscribeDetectedAt: Date | null;
  /** Whether no real money was paid. */
  readonly isSandbox: boolean;
  /** When a renewal's charge first failed; null if none has. */
  readonly billingIssuesDetectedAt: Date | null;
  /** When access ends after a failed charge; null if none failed. */
  readonly gracePeriodExpiresDate: Date | null;
  readonly ownershipType: OwnershipType;
  readonly periodType: PeriodType;
  /** When the payment was refunded; null if it was not. */
  readonly refundedAt: Date | null;
  /** Of the latest charge; null if nothing was charged. */
  readonly storeTransactionId: string | null;
  /** True without an end, or when it had not passed at the time of the answer. */
  readonly isActive: boolean;
  /** Whether another period will be charged when this one ends. */
  readonly willRenew: boolean;
}

/** A purchase that is not a subscription. */
export interface NonSubscriptionTransaction {
  /** The billing service's own id. */
  readonly transactionIdentifier: string;
  readonly productIdentifier: string;
  readonly purchaseDate: Date;
  readonly store: Store;
  /** The store's id; null if nothing was charged. */
  readonly storeTransactionId: string | null;
}

/** A customer's purchases and entitlements, as of `requestDate`. */
export interface CustomerInfo {
  readonly entitlements: EntitlementInfos;
  /** Null for products that never expire. */
  readonly allExpirationDatesByProduct: Readonly<Record<string, Date | null>>;
  /** The latest purchase or renewal of each product. Null if unknown. */
  readonly allPurchaseDatesByProduct: Readonly<Record<string, Date | null>>;
  /** Product identifiers. */
  readonly activeSubscriptions: Set<string>;
  /** The page where the customer manages their purchases; null when there is nothing to manage. */
  readonly managementURL: string | null;
  /** When the billing service answered, by its clock. */
  readonly requestDate: Date;
  readonly firstSeenDate: Date;
  /** When the customer bought the app itself, in stores that sell apps; else null. */
  readonly originalPurchaseDate: Date | null;
  /** The id the customer was first known by. */
  readonly originalAppUserId: string;
  /** Oldest first. */
  readonly nonSubscriptionTransactions: NonSubscriptionTransaction[];
  readonly subscriptionsByProductIdentifier: Readonly<Record<string, SubscriptionInfo>>;
}

/** The customer after `identifyUser`. */
export interface IdentifyResult {
  readonly customerInfo: CustomerInfo;
  /** Whether the new id was unknown before. */
  readonly wasCreated: boolean;
}
