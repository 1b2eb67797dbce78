import type { Offering } from "@hemline/protocol";
import { and, asc, eq, isNull } from "drizzle-orm";
import { withPaywallImages } from "../../rules/catalogue/paywall-images.ts";
import type { Sql } from "../sql.ts";
import { offerings, packages, products } from "../tables.ts";

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
