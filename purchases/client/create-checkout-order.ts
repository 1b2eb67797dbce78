import type { Branding, BrandingAppearance } from "@hemline/protocol";
import { utmMetadata } from "../browser/utm-metadata.ts";
import type { Order } from "../checkout/checkout-order.ts";
import type { PurchaseParams, PurchasesConfig } from "../configuration.ts";
import type { Tracker } from "../events/tracker.ts";
import type { BillingCalls } from "../http/billing-api.ts";
import { log } from "../log.ts";
import { emailFault } from "./validate.ts";

/** What an instance of the SDK brings to each of its orders. */
export interface Seller {
  config: PurchasesConfig;
  calls: BillingCalls;
  billingUrl: string;
  appUserId: string;
  traceId: string;
  tracker: Tracker;
  isSandbox: boolean;
  loadBranding(): Promise<Branding | null>;
}

/** Puts together everything a checkout needs to know of one purchase. */
export function placeOrder(seller: Seller, params: PurchaseParams, closing: Pick<Order, "signal" | "close">): Order {
  const { config, appUserId } = seller;
  const product = params.rcPackage.webBillingProduct;
  const option = params.purchaseOption ?? product.defaultPurchaseOption;
  // A test store has no branding.
  const branding = config.apiKey.startsWith("test_")
    ? Promise.resolve(null)
    : Promise.resolve().then(seller.loadBranding);
  return {
    calls: seller.calls,
    billingUrl: seller.billingUrl,
    providerScript: seller.calls.providerScript(),
    request: requestOf(seller, params),
    packageIdentifier: params.rcPackage.identifier,
    product,
    option,
    branding: branding.then((known) => repainted(known, params.brandingAppearanceOverride)),
    isSandbox: seller.isSandbox,
    customerEmail: usableEmail(params.customerEmail),
    skipSuccessPage: params.skipSuccessPage ?? false,
    target: params.htmlTarget ?? null,
    isClosedFromOutside: params.hideBackButton ?? ["app", "embedded"].includes(config.flags?.rcSource ?? ""),
    selectedLocale: params.selectedLocale ?? "en",
    defaultLocale: params.defaultLocale ?? "en",
    labelsOverride: params.labelsOverride,
    colorMode: params.colorMode ?? "auto",
    ...closing,
    track: (happening, at) => seller.tracker.track(appUserId, happening, at),
  };
}

function requestOf({ config, appUserId, traceId }: Seller, params: PurchaseParams): Order["request"] {
  const product = params.rcPackage.webBillingProduct;
  const option = params.purchaseOption ?? product.defaultPurchaseOption;
  const { offeringIdentifier, targetingContext, placementIdentifier } = product.presentedOfferingContext;
  const collectsUtm = config.flags?.autoCollectUTMAsMetadata ?? true;
  return {
    app_user_id: appUserId,
    product_id: product.identifier,
    price_id: option.priceId,
    trace_id: traceId,
    presented_offering_identifier: offeringIdentifier,
    metadata: { ...(collectsUtm ? utmMetadata(location.search) : {}), ...params.metadata },
    ...(option.id === "base_option" ? {} : { offer_id: option.id }),
    ...(targetingContext
      ? { applied_targeting_rule: { rule_id: targetingContext.ruleId, revision: targetingContext.revision } }
      : {}),
    ...(placementIdentifier ? { presented_placement_identifier: placementIdentifier } : {}),
    // Without one the service goes by the browser's.
    ...(params.selectedLocale ? { locale: params.selectedLocale } : {}),
  };
}

function usableEmail(given: string | undefined): string | null {
  const email = given?.trim() ?? "";
  if (!email) return null;
  if (!emailFault(email)) return email;
  log(2, "The customer's email is not well formed and is asked for instead.");
  return null;
}

/** A copy: the app's own branding is kept for the next purchase as it is. */
function repainted(branding: Branding | null, override: Partial<BrandingAppearance> | undefined): Branding | null {
  if (!override) return branding;
  return { ...unknownApp, ...branding, appearance: { ...plain, ...branding?.appearance, ...override } };
}

const unknownApp: Branding = {
  id: "",
  app_name: null,
  app_icon: null,
  app_icon_webp: null,
  app_wordmark: null,
  app_wordmark_webp: null,
  gateway_tax_collection_enabled: false,
  appearance: null,
  brand_font_config: null,
};

/** A colour without a value is the theme's own. */
const plain: BrandingAppearance = {
  color_buttons_primary: "",
  color_accent: "",
  color_error: "",
  color_product_info_bg: "",
  color_form_bg: "",
  color_page_bg: "",
  font: "default",
  shapes: "default",
  show_product_description: false,
};
