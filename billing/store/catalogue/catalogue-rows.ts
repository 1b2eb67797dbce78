import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Sql } from "../sql.ts";
import {
  apiKeys,
  apps,
  branding,
  entitlements,
  offerings,
  packages,
  placements,
  prices,
  productChanges,
  productCurrencies,
  productEntitlements,
  products,
  projects,
  purchaseOptions,
  targetingRules,
  virtualCurrencies,
  webhookEndpoints,
} from "../tables.ts";
import { receiverIdentifier } from "./receiver-identifier.ts";

export type CatalogueRows = NonNullable<Awaited<ReturnType<typeof catalogueRows>>>;

/** Everything of a project that a catalogue describes and that is not retired; null when there is no such project. */
export async function catalogueRows(db: Sql, identifier: string) {
  const [project] = await db.select().from(projects).where(eq(projects.identifier, identifier));
  if (!project) return null;
  const { id } = project;
  return { project, ...(await appRowsOf(db, id)), ...(await productRowsOf(db, id)), ...(await offeringRowsOf(db, id)) };
}

async function appRowsOf(db: Sql, here: string) {
  const appRows = await db
    .select({ app: apps, look: branding })
    .from(apps)
    .leftJoin(branding, eq(branding.appId, apps.id))
    .where(eq(apps.projectId, here))
    .orderBy(asc(apps.createdAt), asc(apps.identifier));
  const ofApps = inArray(
    apiKeys.appId,
    appRows.map((it) => it.app.id),
  );
  return {
    apps: appRows,
    keys: await db
      .select()
      .from(apiKeys)
      .where(and(ofApps, isNull(apiKeys.revokedAt)))
      .orderBy(asc(apiKeys.kind), asc(apiKeys.prefix)),
  };
}

async function productRowsOf(db: Sql, here: string) {
  const productRows = await db
    .select()
    .from(products)
    .where(and(eq(products.projectId, here), isNull(products.archivedAt)))
    .orderBy(asc(products.identifier));
  const sold = productRows.map((it) => it.id);
  return {
    products: productRows,
    entitlements: await db
      .select()
      .from(entitlements)
      .where(eq(entitlements.projectId, here))
      .orderBy(asc(entitlements.identifier)),
    currencies: await db
      .select()
      .from(virtualCurrencies)
      .where(and(eq(virtualCurrencies.projectId, here), isNull(virtualCurrencies.archivedAt)))
      .orderBy(asc(virtualCurrencies.code)),
    opened: await db
      .select({ productId: productEntitlements.productId, entitlement: entitlements.identifier })
      .from(productEntitlements)
      .innerJoin(entitlements, eq(entitlements.id, productEntitlements.entitlementId))
      .where(inArray(productEntitlements.productId, sold))
      .orderBy(asc(entitlements.identifier)),
    grants: await db
      .select({ grant: productCurrencies, code: virtualCurrencies.code })
      .from(productCurrencies)
      .innerJoin(virtualCurrencies, eq(virtualCurrencies.id, productCurrencies.currencyId))
      .where(inArray(productCurrencies.productId, sold))
      .orderBy(asc(virtualCurrencies.code)),
    prices: await db
      .select()
      .from(prices)
      .where(and(inArray(prices.productId, sold), isNull(prices.retiredAt)))
      .orderBy(asc(prices.position)),
    options: await db
      .select({ option: purchaseOptions, productId: prices.productId, currency: prices.currency })
      .from(purchaseOptions)
      .innerJoin(prices, and(eq(prices.id, purchaseOptions.priceId), isNull(prices.retiredAt)))
      .where(and(inArray(prices.productId, sold), isNull(purchaseOptions.retiredAt)))
      .orderBy(asc(prices.position), asc(purchaseOptions.identifier)),
    changes: await db
      .select({ from: productChanges.fromProductId, to: products.identifier, kind: productChanges.kind })
      .from(productChanges)
      .innerJoin(products, eq(products.id, productChanges.toProductId))
      .where(inArray(productChanges.fromProductId, sold))
      .orderBy(asc(products.identifier)),
  };
}

async function offeringRowsOf(db: Sql, here: string) {
  return {
    offerings: await db.select().from(offerings).where(eq(offerings.projectId, here)).orderBy(asc(offerings.position)),
    packages: await db
      .select({ offeringId: packages.offeringId, identifier: packages.identifier, product: products.identifier })
      .from(packages)
      .innerJoin(products, eq(products.id, packages.productId))
      .where(eq(products.projectId, here))
      .orderBy(asc(packages.position)),
    placements: await db
      .select()
      .from(placements)
      .where(eq(placements.projectId, here))
      .orderBy(asc(placements.position)),
    rules: await db
      .select()
      .from(targetingRules)
      .where(eq(targetingRules.projectId, here))
      .orderBy(asc(targetingRules.position)),
    endpoints: await db
      .select()
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.projectId, here), ne(webhookEndpoints.identifier, receiverIdentifier)))
      .orderBy(asc(webhookEndpoints.identifier)),
  };
}
