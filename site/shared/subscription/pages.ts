export interface SubscriptionPages {
  paidSubscription: SubscriptionPage;
  billingSuccess: SubscriptionPage;
  billingCancel: null;
}

export interface SubscriptionPage {
  billing: {
    apiKey: string;
    /** The SDK's proxy URL; a path is relative to the page's origin. */
    address: string;
    /** Null for visitors, who log in before they buy. */
    appUserId: string | null;
  };
  plan: SubscriptionPlan | null;
}

export interface SubscriptionPlan {
  product: string;
  expiresAt: string | null;
  willRenew: boolean;
  isTrial: boolean;
  managementUrl: string | null;
}
