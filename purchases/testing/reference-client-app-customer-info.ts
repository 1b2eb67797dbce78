// The part of the app that reads what a customer owns: see reference-client-app.ts.
import {
  type BrandingAppearance,
  type CustomerInfo,
  type EntitlementInfo,
  type EntitlementInfos,
  type NonSubscriptionTransaction,
  type OwnershipType,
  type PeriodType,
  type Purchases,
  ReservedCustomerAttribute,
  type Store,
  type SubscriptionInfo,
  type VirtualCurrencies,
  type VirtualCurrency,
} from "@hemline/purchases";

export function owns(info: CustomerInfo): string {
  const entitlements: EntitlementInfos = info.entitlements;
  const pro: EntitlementInfo | undefined = entitlements.active.pro ?? entitlements.all.pro;
  const store: Store | undefined = pro?.store;
  const periodType: PeriodType | undefined = pro?.periodType;
  const ownership: OwnershipType | null | undefined = pro?.ownershipType;
  const subscription: SubscriptionInfo | undefined = info.subscriptionsByProductIdentifier.monthly;
  const transactions: NonSubscriptionTransaction[] = info.nonSubscriptionTransactions;
  const active: Set<string> = info.activeSubscriptions;
  const dates: (Date | null | undefined)[] = [
    info.requestDate,
    info.firstSeenDate,
    info.originalPurchaseDate,
    info.allExpirationDatesByProduct.monthly,
    info.allPurchaseDatesByProduct.monthly,
    pro?.latestPurchaseDate,
    pro?.originalPurchaseDate,
    pro?.expirationDate,
    pro?.unsubscribeDetectedAt,
    pro?.billingIssueDetectedAt,
    subscription?.purchaseDate,
    subscription?.originalPurchaseDate,
    subscription?.expiresDate,
    subscription?.unsubscribeDetectedAt,
    subscription?.billingIssuesDetectedAt,
    subscription?.gracePeriodExpiresDate,
    subscription?.refundedAt,
  ];
  const bought = transactions.map((it) =>
    [it.transactionIdentifier, it.productIdentifier, it.purchaseDate, it.store, it.storeTransactionId].join(),
  );
  return [
    ...bought,
    ...dates,
    ...active,
    store,
    periodType,
    ownership,
    pro?.identifier,
    pro?.isActive,
    pro?.willRenew,
    pro?.isSandbox,
    pro?.productIdentifier,
    pro?.productPlanIdentifier,
    subscription?.productIdentifier,
    subscription?.store,
    subscription?.isSandbox,
    subscription?.ownershipType,
    subscription?.periodType,
    subscription?.storeTransactionId,
    subscription?.isActive,
    subscription?.willRenew,
    info.managementURL,
    info.originalAppUserId,
  ].join();
}

export async function knows(purchases: Purchases): Promise<string> {
  const info: CustomerInfo = await purchases.getCustomerInfo();
  const next: CustomerInfo = await purchases.changeUser("bert");
  await purchases.setAttributes({ [ReservedCustomerAttribute.DisplayName]: "Ada", favourite: null });
  const currencies: VirtualCurrencies = await purchases.getVirtualCurrencies();
  const held: VirtualCurrencies | null = purchases.getCachedVirtualCurrencies();
  purchases.invalidateVirtualCurrenciesCache();
  const gold: VirtualCurrency | undefined = currencies.all.GLD ?? held?.all.GLD;
  const isPro: boolean = await purchases.isEntitledTo("pro");
  const facts = [purchases.getAppUserId(), purchases.isSandbox(), purchases.isAnonymous(), isPro];
  purchases.close();
  return [...facts, gold?.balance, gold?.name, gold?.code, gold?.serverDescription, owns(info), owns(next)].join();
}

export const look: BrandingAppearance = {
  color_buttons_primary: "#28646a",
  color_accent: "#28646a",
  color_error: "#b0171f",
  color_product_info_bg: "#f2eee6",
  color_form_bg: "#ffffff",
  color_page_bg: "#faf8f4",
  font: "default",
  shapes: "rounded",
  show_product_description: true,
};
