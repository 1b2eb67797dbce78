import type { Branding, Offering } from "@hemline/protocol";
import { and, asc, eq, isNull } from "drizzle-orm";
import { withPaywallImages } from "../../rules/catalogue/paywall-images.ts";
import { firstOf } from "../../rules/defined.ts";
import type { Sql } from "../sql.ts";
import { apps, branding, offerings, packages, products } from "../tables.ts";

/**
 * A project's offerings in order, without packages of archived products.
 * @param address where browsers reach this service: pictures of paywalls are named absolutely
 */
export async function offeringsOf(db: Sql, projectId: string, address: string): Promise<Offering[]> {
  const rows = await db
    .select({
      identifier: offerings.identifier,
      description: offerings.description,
      metadata: offerings.metadata,
      paywall: offerings.paywall,
      packageIdentifier: packages.identifier,
      product: products.identifier,
    })
    .from(offerings)
    .innerJoin(packages, eq(packages.offeringId, offerings.id))
    .innerJoin(products, and(eq(products.id, packages.productId), isNull(products.archivedAt)))
    .where(eq(offerings.projectId, projectId))
    .orderBy(asc(offerings.position), asc(packages.position));

  const byIdentifier = new Map<string, Offering>();
  for (const row of rows) {
    const offering = byIdentifier.get(row.identifier) ?? {
      identifier: row.identifier,
      description: row.description,
      metadata: row.metadata,
      packages: [],
      paywall_components: row.paywall && withPaywallImages(row.paywall, (name) => `${address}/assets/${name}`),
    };
    offering.packages.push({ identifier: row.packageIdentifier, platform_product_identifier: row.product });
    byIdentifier.set(row.identifier, offering);
  }
  return [...byIdentifier.values()];
}

export async function brandingOf(db: Sql, appId: string): Promise<Branding> {
  const { identifier, name, collectsTax } = apps;
  const rows = await db
    .select({ identifier, name, collectsTax, look: branding })
    .from(apps)
    .leftJoin(branding, eq(branding.appId, apps.id))
    .where(eq(apps.id, appId));
  return brandingAnswer(firstOf(rows, "row"));
}

interface BrandedApp {
  identifier: string;
  name: string;
  collectsTax: boolean;
  look: typeof branding.$inferSelect | null;
}

function brandingAnswer({ identifier, name, collectsTax, look }: BrandedApp): Branding {
  return {
    id: identifier,
    app_name: name,
    app_icon: look?.icon ?? null,
    app_icon_webp: look?.iconWebp ?? null,
    app_wordmark: look?.wordmark ?? null,
    app_wordmark_webp: look?.wordmarkWebp ?? null,
    support_email: look?.supportEmail ?? null,
    gateway_tax_collection_enabled: collectsTax,
    appearance: look?.appearance ?? null,
    brand_font_config: look?.font ?? null,
    sandbox_configuration: { checkout_feedback_form_url: look?.feedbackFormUrl ?? null },
  };
}
