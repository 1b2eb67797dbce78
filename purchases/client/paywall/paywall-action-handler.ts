import { safeLink } from "../../browser/safe-link.ts";
import type { CustomerInfo } from "../../customers/customer-info.ts";
import { ErrorCode, PurchasesError } from "../../errors.ts";
import type { LabelKey } from "../../i18n/translate.ts";
import { log } from "../../log.ts";
import type { Offering } from "../../offerings/offering.ts";
import type { PaywallAction } from "../../paywall/paywall-action.ts";
import type {
  CheckoutParams,
  PaywallPurchaseResult,
  PresentPaywallParams,
  PurchaseParams,
  PurchaseResult,
} from "../../purchase-types.ts";

export type PaywallParams = Omit<PresentPaywallParams, "offering" | "htmlTarget" | "hideBackButtons">;

/** What the buttons of a paywall act on. */
export interface PaywallHost {
  params: PaywallParams;
  purchase(params: PurchaseParams): Promise<PurchaseResult>;
  readCustomer(): Promise<CustomerInfo>;
  /** Whether a checkout is open. */
  setBusy(isBusy: boolean): void;
  /** Null removes the notice. */
  showNotice(label: LabelKey | null): void;
  onPurchased(result: PaywallPurchaseResult): void;
  onPurchaseFailed(error: PurchasesError): void;
  close(): void;
}

type PurchaseAction = Extract<PaywallAction, { do: "purchase" }>;

/** Performs the actions of a paywall. While a checkout is open, every other action is ignored. */
export function paywallActionHandler(o: PaywallHost): (action: PaywallAction) => void {
  let isBusy = false;
  let requestCount = 0;
  const setBusy = (is: boolean) => {
    isBusy = is;
    o.setBusy(is);
  };

  const purchase = async ({ rcPackage, mode }: PurchaseAction) => {
    setBusy(true);
    const notify = await o.purchase({ ...purchaseParams(o.params), colorMode: mode, rcPackage }).then(
      (result) => () => o.onPurchased({ ...result, selectedPackage: rcPackage }),
      (cause: unknown) => () => o.onPurchaseFailed(asPurchasesError(cause)),
    );
    setBusy(false);
    notify();
  };

  /** Only the latest request proceeds, and once. */
  const requestPurchase = (request: PurchaseAction) => {
    const { onPurchaseInitiated } = o.params;
    requestCount += 1;
    const ownCount = requestCount;
    const proceed = () => {
      if (isBusy || ownCount !== requestCount) return;
      requestCount += 1;
      void purchase(request);
    };
    if (onPurchaseInitiated) onPurchaseInitiated(request.rcPackage, proceed);
    else proceed();
  };

  return (action) => {
    if (isBusy) return;
    o.showNotice(null);
    const { onNavigateToUrl, onBack, onVisitCustomerCenter, onRestorePurchases } = o.params;
    switch (action.do) {
      case "purchase":
        return requestPurchase(action);
      case "navigate-to-url":
        return onNavigateToUrl ? onNavigateToUrl(action.url) : openTab(action.url);
      case "navigate-back":
        return onBack ? onBack(o.close) : o.close();
      case "visit-customer-center":
        return onVisitCustomerCenter ? onVisitCustomerCenter() : void visitManagement(o.readCustomer);
      case "restore-purchases":
        return onRestorePurchases ? onRestorePurchases() : void restore(o);
    }
  };
}

/**
 * The offering whose paywall is drawn.
 * @throws ConfigurationError when there is none, or it has no paywall.
 */
export function requirePaywall(offering: Offering | null): Offering {
  if (!offering) throw new PurchasesError(ErrorCode.ConfigurationError, "There is no current offering.");
  if (!offering.paywallComponents)
    throw new PurchasesError(ErrorCode.ConfigurationError, `The offering ${offering.identifier} has no paywall.`);
  return offering;
}

/** The language of a paywall: the developer's choice, else the browser's. */
export function paywallLocale({ selectedLocale }: Pick<CheckoutParams, "selectedLocale">): string {
  return selectedLocale ?? globalThis.navigator?.language ?? "en";
}

type ForwardedParam = Exclude<keyof CheckoutParams, "signal" | "selectedLocale" | "colorMode">;

/** Given to the paywall for its purchases. Language and colour mode are the paywall's own. */
const forwarded: Record<ForwardedParam, true> = {
  customerEmail: true,
  defaultLocale: true,
  metadata: true,
  skipSuccessPage: true,
  labelsOverride: true,
  brandingAppearanceOverride: true,
};

function purchaseParams(params: PaywallParams): Omit<PurchaseParams, "rcPackage" | "colorMode"> {
  const { purchaseHtmlTarget } = params;
  return {
    ...Object.fromEntries(Object.entries(params).filter(([name]) => Object.hasOwn(forwarded, name))),
    selectedLocale: paywallLocale(params),
    ...(purchaseHtmlTarget ? { htmlTarget: purchaseHtmlTarget } : {}),
  };
}

function asPurchasesError(cause: unknown): PurchasesError {
  if (cause instanceof PurchasesError) return cause;
  return new PurchasesError(ErrorCode.UnknownError, undefined, String(cause));
}

function openTab(url: string): void {
  window.open(url, "_blank", "noopener,noreferrer");
}

/** Restored purchases reach the app's listeners; the paywall says when there are none. */
async function restore({ readCustomer, showNotice }: PaywallHost): Promise<void> {
  const customer = await readOrNull(readCustomer);
  if (!customer) return showNotice("error_page.error_message_network_error");
  const owned = [...Object.keys(customer.entitlements.active), ...customer.activeSubscriptions];
  if (owned.length === 0) showNotice("paywall.nothing_to_restore");
}

async function visitManagement(readCustomer: () => Promise<CustomerInfo>): Promise<void> {
  const { managementURL } = (await readOrNull(readCustomer)) ?? {};
  const address = safeLink(managementURL ?? "");
  if (address) location.assign(address);
  else log(2, "The customer has no purchases to manage.");
}

async function readOrNull(readCustomer: () => Promise<CustomerInfo>): Promise<CustomerInfo | null> {
  try {
    return await readCustomer();
  } catch (cause) {
    log(1, `The customer could not be read: ${String(cause)}`);
    return null;
  }
}
