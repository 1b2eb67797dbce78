import type { OfferingsAnswer, Offering as WireOffering, Product as WireProduct } from "@hemline/protocol";
import { log } from "../log.ts";
import { type Offering, type Offerings, type Package, PackageType } from "./offering.ts";
import { parseProduct } from "./parse-product.ts";
import type { PresentedOfferingContext } from "./product.ts";

/** Packages whose product cannot be bought are left out, and offerings left with none. */
export function parseOfferings(answer: OfferingsAnswer, products: readonly WireProduct[]): Offerings {
  const productsById = new Map(products.map((product) => [product.identifier, product]));
  const parsed = answer.offerings.flatMap((wire) => {
    const isCurrent = wire.identifier === answer.current_offering_id;
    const offering = parseOffering(wire, productsById, {
      offeringIdentifier: wire.identifier,
      targetingContext:
        isCurrent && answer.targeting
          ? { ruleId: answer.targeting.rule_id, revision: answer.targeting.revision }
          : null,
      placementIdentifier: null,
    });
    return offering ? [[wire.identifier, offering] as const] : [];
  });
  const all = Object.fromEntries(parsed);
  return { all, current: all[answer.current_offering_id ?? ""] ?? null };
}

/**
 * The offering for a placement: null where the developer chose to show nothing, the fallback where the placement is
 * unknown or its offering has nothing to sell.
 */
export function offeringForPlacement(
  placements: OfferingsAnswer["placements"],
  offerings: Offerings,
  placementIdentifier: string,
): Offering | null {
  const chosen = placements?.offering_ids_by_placement;
  if (!placements || !chosen) return null;
  const id = Object.hasOwn(chosen, placementIdentifier) ? chosen[placementIdentifier] : undefined;
  if (id === null) return null;
  const offering = offerings.all[id ?? ""] ?? offerings.all[placements.fallback_offering_id ?? ""];
  return offering ? inPlacement(offering, placementIdentifier) : null;
}

function parseOffering(
  wire: WireOffering,
  productsById: ReadonlyMap<string, WireProduct>,
  context: PresentedOfferingContext,
): Offering | null {
  const packages = wire.packages.flatMap(({ identifier, platform_product_identifier }): Package[] => {
    const product = productsById.get(platform_product_identifier);
    const parsed = product ? parseProduct(product, context) : null;
    if (!parsed) log(4, `Package ${identifier} of ${wire.identifier} has no product to sell and is left out.`);
    return parsed
      ? [{ identifier, packageType: packageType(identifier), webBillingProduct: parsed, rcBillingProduct: parsed }]
      : [];
  });
  return packages.length > 0 ? offeringOf(wire, packages) : null;
}

function offeringOf(wire: WireOffering, packages: Package[]): Offering {
  const packagesById = Object.fromEntries(packages.map((one) => [one.identifier, one]));
  const shortcut = (type: PackageType) => packagesById[type] ?? null;
  return {
    identifier: wire.identifier,
    serverDescription: wire.description,
    metadata: wire.metadata,
    packagesById,
    availablePackages: packages,
    lifetime: shortcut(PackageType.Lifetime),
    annual: shortcut(PackageType.Annual),
    sixMonth: shortcut(PackageType.SixMonth),
    threeMonth: shortcut(PackageType.ThreeMonth),
    twoMonth: shortcut(PackageType.TwoMonth),
    monthly: shortcut(PackageType.Monthly),
    weekly: shortcut(PackageType.Weekly),
    paywallComponents: wire.paywall_components,
    paywall_components: wire.paywall_components,
  };
}

function packageType(identifier: string): PackageType {
  const known = Object.values(PackageType).find((type) => type === identifier && type.startsWith("$rc_"));
  return known ?? (identifier.startsWith("$rc_") ? PackageType.Unknown : PackageType.Custom);
}

function inPlacement(offering: Offering, placementIdentifier: string): Offering {
  const packages = offering.availablePackages.map((one): Package => {
    const product = one.webBillingProduct;
    const placed = {
      ...product,
      presentedOfferingContext: { ...product.presentedOfferingContext, placementIdentifier },
    };
    return { ...one, webBillingProduct: placed, rcBillingProduct: placed };
  });
  return offeringOf(
    {
      identifier: offering.identifier,
      description: offering.serverDescription,
      metadata: offering.metadata,
      packages: [],
      paywall_components: offering.paywallComponents,
    },
    packages,
  );
}
