import {
  type PurchaseParams,
  type PurchaseResult,
  Purchases,
  type PurchasesConfig,
  PurchasesError,
} from "../../purchases.ts";
import { simplePaywall } from "../simple-paywall.ts";

/** How a purchase ended, serializable. */
export type PurchaseReport =
  | { paid: { operationSessionId: string; transaction: string; entitlements: string[] } }
  | { refused: { code: number; message: string; underlying: string | null; backendCode: number | null } };

/** Parameters that tests can pass into the page. */
export type BuyParams = Pick<PurchaseParams, "customerEmail" | "skipSuccessPage" | "colorMode" | "selectedLocale"> & {
  isEmbedded?: boolean;
  /** Opens the checkout from a paywall. */
  isInPaywall?: boolean;
};

export interface TestPage {
  configure(apiKey: string, appUserId: string, more?: Pick<PurchasesConfig, "flags" | "httpConfig">): void;
  buy(packageId: string, params?: BuyParams): void;
  /** One per call of `buy`, in order; undefined while it runs. */
  reports: (PurchaseReport | undefined)[];
  preload(): Promise<void>;
  close(): void;
  /** Aborts the latest purchase. */
  abort(): void;
}

const reports: TestPage["reports"] = [];
let aborting = new AbortController();

async function purchase(packageId: string, { isEmbedded, isInPaywall, ...params }: BuyParams): Promise<PurchaseReport> {
  try {
    const { current } = await Purchases.getSharedInstance().getOfferings();
    const rcPackage = current?.packagesById[packageId];
    if (!rcPackage) throw new Error(`There is no package ${packageId}.`);
    const target = isEmbedded ? { htmlTarget: document.querySelector<HTMLElement>("#target")! } : {};
    const shared = { ...target, ...params, signal: aborting.signal };
    const offering = { ...current, paywallComponents: simplePaywall };
    return isInPaywall
      ? paidReport(await Purchases.getSharedInstance().presentPaywall({ offering, ...shared }))
      : paidReport(await Purchases.getSharedInstance().purchase({ rcPackage, ...shared }));
  } catch (cause) {
    if (!(cause instanceof PurchasesError)) throw cause;
    const { errorCode: code, message, underlyingErrorMessage: underlying, extra } = cause;
    return { refused: { code, message, underlying, backendCode: extra?.backendErrorCode ?? null } };
  }
}

function paidReport({ operationSessionId, storeTransaction, customerInfo }: PurchaseResult): PurchaseReport {
  const entitlements = Object.keys(customerInfo.entitlements.active);
  return { paid: { operationSessionId, transaction: storeTransaction.storeTransactionId, entitlements } };
}

const page: TestPage = {
  reports,
  configure: (apiKey, appUserId, more) => void Purchases.configure({ apiKey, appUserId, ...more }),
  buy: (packageId, params = {}) => {
    const at = reports.push(undefined) - 1;
    aborting = new AbortController();
    void purchase(packageId, params).then((end) => {
      reports[at] = end;
    });
  },
  preload: () => Purchases.getSharedInstance().preload(),
  close: () => Purchases.getSharedInstance().close(),
  abort: () => aborting.abort(),
};

Object.assign(window, { shop: page });
