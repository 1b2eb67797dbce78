import type { Branding, BrandingAppearance } from "@hemline/protocol";
import { utmMetadata } from "../browser/utm-metadata.ts";
import type { CheckoutOrder } from "../checkout/checkout-order.ts";
import { emailError } from "../checkout/email-error.ts";
import { log } from "../log.ts";
import type { PurchaseParams } from "../purchase-types.ts";
import { loadBranding, type PurchasesClient } from "./purchases-client.ts";

export function createCheckoutOrder(
  client: PurchasesClient,
  params: PurchaseParams,
  closing: Pick<CheckoutOrder, "signal" | "close">,
): CheckoutOrder {
  const { config, appUserId } = client;
  const product = params.rcPackage.webBillingProduct;
  const option = params.purchaseOption ?? product.defaultPurchaseOption;
  // A test store has no branding.
  const branding = client.isTestStore ? Promise.resolve(null) : Promise.resolve().then(() => loadBranding(client));
  return {
    api: client.api,
    billingUrl: client.billingUrl,
    providerScript: client.api.providerScript(),
    request: requestOf(client, params),
    packageIdentifier: params.rcPackage.identifier,
    product,
    option,
    branding: branding.then((known) => withAppearance(known, params.brandingAppearanceOverride)),
    isSandbox: client.isSandbox,
    customerEmail: usableEmail(params.customerEmail),
    skipSuccessPage: params.skipSuccessPage ?? false,
    target: params.htmlTarget ?? null,
    isClosedByApp: params.hideBackButton ?? ["app", "embedded"].includes(config.flags?.rcSource ?? ""),
    selectedLocale: params.selectedLocale ?? "en",
    defaultLocale: params.defaultLocale ?? "en",
    labelsOverride: params.labelsOverride,
    colorMode: params.colorMode ?? "auto",
    openedAt: new Date(),
    ...closing,
    track: (event, at) => client.tracker.track(appUserId, event, at),
  };
}

function requestOf({ config, appUserId, traceId }: PurchasesClient, params: PurchaseParams): CheckoutOrder["request"] {
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
    // Left out: the service goes by the browser's.
    ...(params.selectedLocale ? { locale: params.selectedLocale } : {}),
  };
}

function usableEmail(given: string | undefined): string | null {
  const email = given?.trim() ?? "";
  if (!email) return null;
  if (!emailError(email)) return email;
  log(2, "customerEmail is not an email address, so the checkout asks for one.");
  return null;
}

/** A copy: the app's own branding serves the next purchase. */
function withAppearance(branding: Branding | null, override: Partial<BrandingAppearance> | undefined): Branding | null {
  if (!override) return branding;
  return { ...emptyBranding, ...branding, appearance: { ...themeAppearance, ...branding?.appearance, ...override } };
}

const emptyBranding: Branding = {
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

/** Empty colours mean the theme's own. */
const themeAppearance: BrandingAppearance = {
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
