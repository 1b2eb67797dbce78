import type { Database, Transaction } from "@hemline/database";
import { and, eq, notInArray } from "drizzle-orm";
import { Catalogue, type CatalogueKey, type ReadCatalogue } from "../catalogue.ts";
import { newId } from "../ids.ts";
import { entitlements, offerings, packages, products, projects } from "../store/tables.ts";
import { applyApp } from "./apply-app.ts";
import { applyProduct } from "./apply-product.ts";

/**
 * Makes a project what the document says, in one transaction; applying it again changes nothing. Prices that differ are
 * retired and followed by new ones, products that are missing are no longer for sale, keys are only ever added.
 * @param o.keys further keys of the first app, for documents that name none.
 * @throws z.ZodError that points at the exact path of each fault.
 */
export async function applyCatalogue(
  db: Database,
  document: Catalogue,
  o: { clock: () => Date; keys?: readonly CatalogueKey[] },
): Promise<void> {
  const catalogue = Catalogue.parse(document);
  const now = o.clock();
  await db.transaction(async (tx) => {
    const projectId = await applyProject(tx, catalogue, now);
    for (const [at, app] of catalogue.apps.entries()) {
      await applyApp(tx, projectId, at === 0 ? { ...app, keys: [...app.keys, ...(o.keys ?? [])] } : app, now);
    }
    const entitlementIds = await applyEntitlements(tx, projectId, catalogue, now);
    const productIds = new Map<string, string>();
    for (const product of catalogue.products) {
      productIds.set(product.identifier, await applyProduct(tx, projectId, product, entitlementIds, now));
    }
    await tx
      .update(products)
      .set({ archivedAt: now })
      .where(and(eq(products.projectId, projectId), notInArray(products.identifier, ["", ...productIds.keys()])));
    await applyOfferings(tx, projectId, catalogue, productIds, now);
  });
}

async function applyProject(tx: Transaction, { project, current_offering }: ReadCatalogue, now: Date): Promise<string> {
  const set = { name: project.name, currentOffering: current_offering };
  // The row also keeps two documents from being applied at the same time.
  const [row] = await tx
    .insert(projects)
    .values({ id: newId(now), identifier: project.identifier, createdAt: now, ...set })
    .onConflictDoUpdate({ target: projects.identifier, set })
    .returning({ id: projects.id });
  return row!.id;
}

async function applyEntitlements(
  tx: Transaction,
  projectId: string,
  catalogue: ReadCatalogue,
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { identifier, name } of catalogue.entitlements) {
    const [row] = await tx
      .insert(entitlements)
      .values({ id: newId(now), projectId, identifier, name })
      .onConflictDoUpdate({ target: [entitlements.projectId, entitlements.identifier], set: { name } })
      .returning({ id: entitlements.id });
    ids.set(identifier, row!.id);
  }
  await tx
    .delete(entitlements)
    .where(and(eq(entitlements.projectId, projectId), notInArray(entitlements.identifier, ["", ...ids.keys()])));
  return ids;
}

async function applyOfferings(
  tx: Transaction,
  projectId: string,
  catalogue: ReadCatalogue,
  productIds: Map<string, string>,
  now: Date,
): Promise<void> {
  for (const [position, offering] of catalogue.offerings.entries()) {
    const set = { description: offering.description, metadata: offering.metadata, paywall: offering.paywall, position };
    const [row] = await tx
      .insert(offerings)
      .values({ id: newId(now), projectId, identifier: offering.identifier, ...set })
      .onConflictDoUpdate({ target: [offerings.projectId, offerings.identifier], set })
      .returning({ id: offerings.id });
    await tx.delete(packages).where(eq(packages.offeringId, row!.id));
    await tx.insert(packages).values(
      offering.packages.map((it, at) => ({
        id: newId(now),
        offeringId: row!.id,
        identifier: it.identifier,
        productId: productIds.get(it.product)!,
        position: at,
      })),
    );
  }
  const kept = ["", ...catalogue.offerings.map((it) => it.identifier)];
  await tx.delete(offerings).where(and(eq(offerings.projectId, projectId), notInArray(offerings.identifier, kept)));
}
