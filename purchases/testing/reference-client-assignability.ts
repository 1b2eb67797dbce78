// Checked by the compiler. Enumerations of the reference client are compared by their values.
import type * as theirs from "@revenuecat/purchases-js";
import type * as ours from "../purchases.ts";

/** Replaces enumerations by their values. */
type Plain<T> = T extends number | boolean | null | undefined | Date | HTMLElement
  ? T extends number
    ? `${T}`
    : T
  : T extends string
    ? Exclude<`${T}`, "test_store">
    : T extends Set<infer One>
      ? Set<Plain<One>>
      : T extends (...args: never[]) => unknown
        ? (...args: Plain<Parameters<T>>) => Plain<ReturnType<T>>
        : T extends Promise<infer Value>
          ? Promise<Plain<Value>>
          : { -readonly [Key in keyof T]: Plain<T[Key]> };

/** Results: ours are assignable to theirs. */
type Given<Name extends keyof Results> = Plain<Results[Name][0]> extends Plain<Results[Name][1]> ? Name : never;

interface Results {
  BrandingAppearance: [ours.BrandingAppearance, theirs.BrandingAppearance];
  CustomerInfo: [ours.CustomerInfo, theirs.CustomerInfo];
  EntitlementInfo: [ours.EntitlementInfo, theirs.EntitlementInfo];
  EntitlementInfos: [ours.EntitlementInfos, theirs.EntitlementInfos];
  NonSubscriptionOption: [ours.NonSubscriptionOption, theirs.NonSubscriptionOption];
  NonSubscriptionTransaction: [ours.NonSubscriptionTransaction, theirs.NonSubscriptionTransaction];
  Offering: [ours.Offering, theirs.Offering];
  Offerings: [ours.Offerings, theirs.Offerings];
  Package: [ours.Package, theirs.Package];
  Period: [ours.Period, theirs.Period];
  PlatformInfo: [ours.PlatformInfo, theirs.PlatformInfo];
  PresentedOfferingContext: [ours.PresentedOfferingContext, theirs.PresentedOfferingContext];
  Price: [ours.Price, theirs.Price];
  PricingPhase: [ours.PricingPhase, theirs.PricingPhase];
  Product: [ours.Product, theirs.Product];
  PurchaseResult: [ours.PurchaseResult, theirs.PurchaseResult];
  PurchasesErrorExtra: [ours.PurchasesErrorExtra, theirs.PurchasesErrorExtra];
  RedemptionInfo: [ours.RedemptionInfo, theirs.RedemptionInfo];
  StoreTransaction: [ours.StoreTransaction, theirs.StoreTransaction];
  SubscriptionInfo: [ours.SubscriptionInfo, theirs.SubscriptionInfo];
  SubscriptionOption: [ours.SubscriptionOption, theirs.SubscriptionOption];
  TargetingContext: [ours.TargetingContext, theirs.TargetingContext];
  VirtualCurrencies: [ours.VirtualCurrencies, theirs.VirtualCurrencies];
  VirtualCurrency: [ours.VirtualCurrency, theirs.VirtualCurrency];
}

/** Parameters: theirs are assignable to ours. */
type Taken<Name extends keyof Params> = Plain<Params[Name][1]> extends Plain<Params[Name][0]> ? Name : never;

interface Params {
  FlagsConfig: [ours.FlagsConfig, theirs.FlagsConfig];
  GetOfferingsParams: [ours.GetOfferingsParams, theirs.GetOfferingsParams];
  HttpConfig: [ours.HttpConfig, theirs.HttpConfig];
  PurchaseMetadata: [ours.PurchaseMetadata, theirs.PurchaseMetadata];
  PurchaseOption: [ours.PurchaseOption, theirs.PurchaseOption];
  PurchasesConfig: [ours.PurchasesConfig, theirs.PurchasesConfig];
  /** Without the package, which comes from the SDK itself. */
  PurchaseParams: [Omit<ours.PurchaseParams, "rcPackage">, Omit<theirs.PurchaseParams, "rcPackage">];
}

type Same<Names extends string, Found extends Names> =
  Exclude<Names, Found> extends never ? true : Exclude<Names, Found>;

/** `true`, or the names of the differences. */
export const referenceClientAssignability: {
  results: Same<keyof Results, { [Name in keyof Results]: Given<Name> }[keyof Results]>;
  params: Same<keyof Params, { [Name in keyof Params]: Taken<Name> }[keyof Params]>;
  members: Same<keyof theirs.Purchases, keyof theirs.Purchases & keyof ours.Purchases>;
  statics: Same<keyof typeof theirs.Purchases, keyof typeof theirs.Purchases & keyof typeof ours.Purchases>;
} = { results: true, params: true, members: true, statics: true };
