import type { PeriodType, Store } from "@hemline/protocol";

/** A stretch of having something: one transaction, with the agreement behind it. */
export interface EntitlementPeriod {
  id: string;
  product: string;
  productId: string;
  isSandbox: boolean;
  store: Store;
  periodType: PeriodType;
  purchasedAt: Date;
  startsAt: Date;
  endsAt: Date | null;
  refundedAt: Date | null;
  subscription: {
    id: string;
    startedAt: Date;
    isAccelerated: boolean;
    paymentMethodId: string | null;
    /** The product that its next period is to be of. */
    nextProductId: string;
    unsubscribedAt: Date | null;
    billingIssueAt: Date | null;
    graceEndsAt: Date | null;
    refundedAt: Date | null;
    endedAt: Date | null;
  } | null;
  /** Where it was bought; null for a present. */
  app: { identifier: string; project: string } | null;
  /** What a present opens; what is sold opens what its product does. */
  entitlement: string | null;
}
