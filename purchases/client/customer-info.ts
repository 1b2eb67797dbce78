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

export type PeriodType = "normal" | "intro" | "trial" | "prepaid";
export type OwnershipType = "PURCHASED" | "FAMILY_SHARED" | "UNKNOWN";

/** Something the customer may use, whatever they bought to get it. */
export interface EntitlementInfo {
  readonly identifier: string;
  /** No expiry, or one that had not passed when the billing service answered. */
  readonly isActive: boolean;
  /** Whether a further period will be charged when this one ends. */
  readonly willRenew: boolean;
  readonly store: Store;
  readonly latestPurchaseDate: Date;
  readonly originalPurchaseDate: Date;
  /** Null when it never ends. */
  readonly expirationDate: Date | null;
  readonly productIdentifier: string;
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
  readonly purchaseDate: Date;
  readonly originalPurchaseDate: Date;
  readonly expiresDate: Date | null;
  readonly store: Store;
  readonly unsubscribeDetectedAt: Date | null;
  readonly isSandbox: boolean;
  readonly billingIssuesDetectedAt: Date | null;
  readonly gracePeriodExpiresDate: Date | null;
  readonly ownershipType: OwnershipType;
  readonly periodType: PeriodType;
  readonly refundedAt: Date | null;
  readonly storeTransactionId: string | null;
  readonly isActive: boolean;
  readonly willRenew: boolean;
}

/** A purchase that is not a subscription. */
export interface NonSubscriptionTransaction {
  readonly transactionIdentifier: string;
  readonly productIdentifier: string;
  readonly purchaseDate: Date;
  readonly store: Store;
  readonly storeTransactionId: string | null;
}

/** Everything the billing service knows of one customer's purchases, as of `requestDate`. */
export interface CustomerInfo {
  readonly entitlements: EntitlementInfos;
  /** Null for what never ends. */
  readonly allExpirationDatesByProduct: Readonly<Record<string, Date | null>>;
  readonly allPurchaseDatesByProduct: Readonly<Record<string, Date | null>>;
  /** Product identifiers. */
  readonly activeSubscriptions: Set<string>;
  /** Where the customer manages what they bought; null when there is nothing to manage. */
  readonly managementURL: string | null;
  /** When the billing service answered, by its clock. */
  readonly requestDate: Date;
  readonly firstSeenDate: Date;
  readonly originalPurchaseDate: Date | null;
  readonly originalAppUserId: string;
  /** Oldest first. */
  readonly nonSubscriptionTransactions: NonSubscriptionTransaction[];
  readonly subscriptionsByProductIdentifier: Readonly<Record<string, SubscriptionInfo>>;
}
