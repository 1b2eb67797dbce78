// An app written for the reference client. It is compiled against both clients: see reference-client.test.ts.
import {
  ErrorCode,
  type FlagsConfig,
  type GetOfferingsParams,
  type HttpConfig,
  LogLevel,
  type NonSubscriptionOption,
  type Offering,
  OfferingKeyword,
  type Offerings,
  type Package,
  PackageType,
  type Period,
  PeriodUnit,
  type PlatformInfo,
  type PresentedOfferingContext,
  type Price,
  type PricingPhase,
  type Product,
  ProductType,
  type PurchaseMetadata,
  type PurchaseOption,
  type PurchaseParams,
  type PurchaseResult,
  Purchases,
  type PurchasesConfig,
  PurchasesError,
  type PurchasesErrorExtra,
  type RedemptionInfo,
  type StoreTransaction,
  type SubscriptionOption,
  type TargetingContext,
  UninitializedPurchasesError,
} from "@hemline/purchases";
import { owns } from "./reference-client-app-customer-info.ts";

const flags: FlagsConfig = { autoCollectUTMAsMetadata: false, collectAnalyticsEvents: true };
const httpConfig: HttpConfig = { additionalHeaders: { "X-Mine": "yes" }, proxyURL: "https://pay.example" };
const config: PurchasesConfig = { apiKey: "rcb_x", appUserId: "ada", httpConfig, flags };
const platform: PlatformInfo = { flavor: "ionic", version: "1.0.0" };

export function begin(): Purchases {
  Purchases.setLogLevel(LogLevel.Debug);
  const level: LogLevel = LogLevel.Silent;
  Purchases.setLogLevel(level);
  Purchases.setPlatformInfo(platform);
  if (Purchases.isConfigured()) return Purchases.getSharedInstance();
  Purchases.configure("rcb_x", Purchases.generateRevenueCatAnonymousAppUserId());
  Purchases.configure("rcb_x", "ada", httpConfig, flags);
  return Purchases.configure(config);
}

export async function shows(purchases: Purchases): Promise<string[]> {
  await purchases.preload();
  const params: GetOfferingsParams = { currency: "EUR", offeringIdentifier: OfferingKeyword.Current };
  const offerings: Offerings = await purchases.getOfferings(params);
  const one: Offering | null = await purchases.getCurrentOfferingForPlacement("onboarding", params);
  const offering = one ?? offerings.current ?? offerings.all.spring ?? null;
  if (!offering) return [];
  const shortcuts: (Package | null)[] = [
    offering.lifetime,
    offering.annual,
    offering.sixMonth,
    offering.threeMonth,
    offering.twoMonth,
    offering.monthly,
    offering.weekly,
  ];
  const packages: Package[] = offering.availablePackages;
  const theme: unknown = offering.metadata?.theme;
  const hasPaywall = offering.paywall_components !== null;
  const titles = packages.map((it) => words(it.webBillingProduct) + it.rcBillingProduct.displayName + it.packageType);
  const isMonthly = packages.some(
    (it) => it.packageType === PackageType.Monthly && offering.packagesById[it.identifier],
  );
  return [
    ...titles,
    offering.identifier,
    offering.serverDescription,
    String([shortcuts, theme, hasPaywall, isMonthly]),
  ];
}

function words(product: Product): string {
  const context: PresentedOfferingContext = product.presentedOfferingContext;
  const rule: TargetingContext | null = context.targetingContext;
  const period: Period | null = product.period;
  const unit: PeriodUnit = period?.unit ?? PeriodUnit.Month;
  const type: ProductType = product.productType;
  const main: PurchaseOption = product.defaultPurchaseOption;
  const option: SubscriptionOption | null =
    product.defaultSubscriptionOption ?? product.subscriptionOptions.base ?? null;
  const once: NonSubscriptionOption | null = product.defaultNonSubscriptionOption;
  const phases: (PricingPhase | null | undefined)[] = [
    product.freeTrialPhase,
    product.introPricePhase,
    option?.base,
    option?.trial,
    option?.introPrice,
  ];
  const prices: (Price | null | undefined)[] = [
    product.price,
    product.currentPrice,
    once?.basePrice,
    ...phases.flatMap((it) => [it?.price, it?.pricePerWeek, it?.pricePerMonth, it?.pricePerYear]),
  ];
  const sums = prices.map((it) => `${it?.formattedPrice} ${it?.amount} ${it?.amountMicros} ${it?.currency}`);
  const lengths = phases.map((it) => `${it?.periodDuration} ${it?.cycleCount} ${it?.period?.number}`);
  const isSubscription = type === ProductType.Subscription;
  return [
    product.identifier,
    product.title,
    product.description,
    product.normalPeriodDuration,
    product.presentedOfferingIdentifier,
    context.offeringIdentifier,
    context.placementIdentifier,
    rule?.ruleId,
    rule?.revision,
    unit,
    isSubscription,
    main.id,
    main.priceId,
    ...sums,
    ...lengths,
  ].join();
}

export async function sells(purchases: Purchases, rcPackage: Package, htmlTarget: HTMLElement): Promise<string> {
  const metadata: PurchaseMetadata = { plan: "spring", gone: null };
  const params: PurchaseParams = {
    rcPackage,
    purchaseOption: rcPackage.webBillingProduct.defaultPurchaseOption,
    htmlTarget,
    customerEmail: "ada@example.org",
    selectedLocale: "de",
    defaultLocale: "en",
    metadata,
    skipSuccessPage: true,
  };
  try {
    const result: PurchaseResult = await purchases.purchase(params);
    await purchases.purchasePackage(rcPackage, "ada@example.org", htmlTarget);
    const redemption: RedemptionInfo | null = result.redemptionInfo;
    const transaction: StoreTransaction = result.storeTransaction;
    const when: Date = transaction.purchaseDate;
    return [
      redemption?.redeemUrl,
      result.operationSessionId,
      transaction.storeTransactionId,
      transaction.productIdentifier,
      when.toISOString(),
      owns(result.customerInfo),
    ].join();
  } catch (error) {
    return fails(error);
  }
}

function fails(error: unknown): string {
  if (error instanceof UninitializedPurchasesError) return error.message;
  if (!(error instanceof PurchasesError)) throw new PurchasesError(ErrorCode.UnknownError, "What?", null, undefined);
  const code: ErrorCode = error.errorCode;
  const extra: PurchasesErrorExtra | undefined = error.extra;
  const name: string = ErrorCode[code];
  switch (error.errorCode) {
    case ErrorCode.UserCancelledError:
      return "another day";
    case ErrorCode.ProductAlreadyPurchasedError:
    case ErrorCode.NetworkError:
      return `${name} ${extra?.backendErrorCode} ${extra?.statusCode}`;
    default:
      return `${error.toString()} ${error.underlyingErrorMessage}`;
  }
}
