/** The shop an entitlement or a purchase came from. */
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

/** What is paid for the present period: the full price, an introductory one, nothing, or everything beforehand. */
export type PeriodType = "normal" | "intro" | "trial" | "prepaid";

/** Whether the customer bought it, or a member of their family did. */
export type OwnershipType = "PURCHASED" | "FAMILY_SHARED" | "UNKNOWN";

/** Something the customer may use, whatever they bought to get it. */
export interface EntitlementInfo {
  readonly identifier: string;
  /** No expiry, or one that had not passed when the billing service answered. */
  readonly isActive: boolean;
  /** Whether a further period will be charged when this one ends. */
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
  /** When the customer asked to stop renewing; null while they have not. */
  readonly unsubscribeDetectedAt: Date | null;
  /** When a renewal's charge first failed; null while all is well. */
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
  /** When the present period began. */
  readonly purchaseDate: Date;
  /** When the subscription began; null where nobody knows. */
  readonly originalPurchaseDate: Date | null;
  /** When the present period ends; null when it never does. */
  readonly expiresDate: Date | null;
  readonly store: Store;
  /** When the customer asked to stop renewing; null while they have not. */
  readonly unsubscribeDetectedAt: Date | null;
  /** Whether no real money was paid. */
  readonly isSandbox: boolean;
  /** When a renewal's charge first failed; null while all is well. */
  readonly billingIssuesDetectedAt: Date | null;
  /** Until when it may be used although a charge failed; null where none did. */
  readonly gracePeriodExpiresDate: Date | null;
  readonly ownershipType: OwnershipType;
  readonly periodType: PeriodType;
  /** When the money was given back; null while it was not. */
  readonly refundedAt: Date | null;
  /** Of the latest charge; null where nothing was charged. */
  readonly storeTransactionId: string | null;
  /** No end, or one that had not passed when the billing service answered. */
  readonly isActive: boolean;
  /** Whether a further period will be charged when this one ends. */
  readonly willRenew: boolean;
}

/** A purchase that is not a subscription. */
export interface NonSubscriptionTransaction {
  /** The billing service's own id. */
  readonly transactionIdentifier: string;
  readonly productIdentifier: string;
  readonly purchaseDate: Date;
  readonly store: Store;
  /** The store's id; null where nothing was charged. */
  readonly storeTransactionId: string | null;
}

/** Everything the billing service knows of one customer's purchases, as of `requestDate`. */
export interface CustomerInfo {
  readonly entitlements: EntitlementInfos;
  /** Null for what never ends. */
  readonly allExpirationDatesByProduct: Readonly<Record<string, Date | null>>;
  /** The latest purchase or renewal of each. Null where it is not known. */
  readonly allPurchaseDatesByProduct: Readonly<Record<string, Date | null>>;
  /** Product identifiers. */
  readonly activeSubscriptions: Set<string>;
  /** Where the customer manages what they bought; null when there is nothing to manage. */
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
