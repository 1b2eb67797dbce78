import { followable } from "../browser/safe-link.ts";
import type {
  CheckoutParams,
  PaywallPurchaseResult,
  PresentPaywallParams,
  PurchaseParams,
  PurchaseResult,
} from "../configuration.ts";
import type { CustomerInfo } from "../customers/customer-info.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import type { LabelKey } from "../i18n/translate.ts";
import { log } from "../log.ts";
import type { Offering } from "../offerings/offering.ts";
import type { PaywallAction } from "../paywall/paywall-action.ts";

/** What the developer told of a paywall, beside what it shows and where. */
export type PaywallParams = Omit<PresentPaywallParams, "offering" | "htmlTarget" | "hideBackButtons">;

/** What a paywall's buttons reach. */
export interface PaywallActions {
  params: PaywallParams;
  purchase(params: PurchaseParams): Promise<PurchaseResult>;
  readCustomer(): Promise<CustomerInfo>;
  /** A checkout is open, or no longer. */
  setBusy(isBusy: boolean): void;
  /** Tells the customer something on the paywall; null: no longer. */
  say(label: LabelKey | null): void;
  sold(result: PaywallPurchaseResult): void;
  notSold(error: PurchasesError): void;
  close(): void;
}

type Wish = Extract<PaywallAction, { do: "purchase" }>;

/** Does what the customer asks for on a paywall. While a checkout is open, nothing else is done. */
export function paywallActions(o: PaywallActions): (action: PaywallAction) => void {
  let isBusy = false;
  /** How many times a customer has wanted to buy. */
  let wishes = 0;
  const setBusy = (is: boolean) => {
    isBusy = is;
    o.setBusy(is);
  };

  const purchase = async ({ rcPackage, mode }: Wish) => {
    setBusy(true);
    const tell = await o.purchase({ ...purchaseParams(o.params), colorMode: mode, rcPackage }).then(
      (result) => () => o.sold({ ...result, selectedPackage: rcPackage }),
      (cause: unknown) => () => o.notSold(asPurchasesError(cause)),
    );
    setBusy(false);
    tell();
  };

  /** Where the developer wants to be asked, only the latest wish is fulfilled, and once. */
  const initiate = (wish: Wish) => {
    const { onPurchaseInitiated } = o.params;
    wishes += 1;
    const mine = wishes;
    const proceed = () => {
      if (isBusy || mine !== wishes) return;
      wishes += 1;
      void purchase(wish);
    };
    if (onPurchaseInitiated) onPurchaseInitiated(wish.rcPackage, proceed);
    else proceed();
  };

  return (action) => {
    if (isBusy) return;
    o.say(null);
    const { onNavigateToUrl, onBack, onVisitCustomerCenter, onRestorePurchases } = o.params;
    switch (action.do) {
      case "purchase":
        return initiate(action);
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
export function withPaywall(offering: Offering | null): Offering {
  if (!offering) throw new PurchasesError(ErrorCode.ConfigurationError, "There is no current offering.");
  if (!offering.paywallComponents)
    throw new PurchasesError(ErrorCode.ConfigurationError, `The offering ${offering.identifier} has no paywall.`);
  return offering;
}

/** The language of a paywall: the developer's choice, else the browser's. */
export function paywallLocale({ selectedLocale }: Pick<CheckoutParams, "selectedLocale">): string {
  return selectedLocale ?? globalThis.navigator?.language ?? "en";
}

type HandedOn = Exclude<keyof CheckoutParams, "signal" | "selectedLocale" | "colorMode">;

/** What the developer said of the purchase while showing the paywall. Language and light are the paywall's own. */
const handedOn: Record<HandedOn, true> = {
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
    ...Object.fromEntries(Object.entries(params).filter(([name]) => Object.hasOwn(handedOn, name))),
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

/** Restored purchases reach the app's customer info listeners; the paywall itself says when there is nothing to restore. */
async function restore({ readCustomer, say }: PaywallActions): Promise<void> {
  const customer = await readAgain(readCustomer);
  if (!customer) return say("error_page.error_message_network_error");
  const owned = [...Object.keys(customer.entitlements.active), ...customer.activeSubscriptions];
  if (owned.length === 0) say("paywall.nothing_to_restore");
}

async function visitManagement(readCustomer: () => Promise<CustomerInfo>): Promise<void> {
  const { managementURL } = (await readAgain(readCustomer)) ?? {};
  const address = followable(managementURL ?? "");
  if (address) location.assign(address);
  else log(2, "The customer has nothing to manage.");
}

async function readAgain(readCustomer: () => Promise<CustomerInfo>): Promise<CustomerInfo | null> {
  try {
    return await readCustomer();
  } catch (cause) {
    log(1, `The customer could not be read: ${String(cause)}`);
    return null;
  }
}
