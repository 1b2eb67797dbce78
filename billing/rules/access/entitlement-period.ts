import type { PeriodType, Store } from "@hemline/protocol";

/** One transaction, with the subscription behind it. */
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
    nextProductId: string;
    unsubscribedAt: Date | null;
    billingIssueAt: Date | null;
    graceEndsAt: Date | null;
    refundedAt: Date | null;
    endedAt: Date | null;
  } | null;
  /** Where it was bought; null for a grant. */
  app: { identifier: string; project: string } | null;
  entitlement: string | null;
}
