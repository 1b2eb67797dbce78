import type { Transaction } from "@hemline/database";
import { eq, inArray } from "drizzle-orm";
import type { CatalogueOffering } from "../../rules/catalogue/catalogue-offering.ts";
import { defined } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import { isUnchanged } from "../../store/catalogue/is-unchanged.ts";
import { offerings, packages } from "../../store/tables.ts";

export async function applyOfferings(
  tx: Transaction,
  projectId: string,
  wanted: readonly CatalogueOffering[],
  productIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const current = await tx.select().from(offerings).where(eq(offerings.projectId, projectId));
  for (const [position, { identifier, description, metadata, paywall, packages: inside }] of wanted.entries()) {
    const set = { description, metadata, paywall, position };
    const row = current.find((it) => it.identifier === identifier);
    const id = row?.id ?? newId(now);
    if (!row) await tx.insert(offerings).values({ id, projectId, identifier, ...set });
    else if (!isUnchanged(row, set)) await tx.update(offerings).set(set).where(eq(offerings.id, id));
    await applyPackages(tx, id, inside, productIds, now);
  }
  const gone = current.filter((row) => !wanted.some((it) => it.identifier === row.identifier)).map((it) => it.id);
  if (gone.length > 0) await tx.delete(offerings).where(inArray(offerings.id, gone));
}

async function applyPackages(
  tx: Transaction,
  offeringId: string,
  wanted: CatalogueOffering["packages"],
  productIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const current = await tx.select().from(packages).where(eq(packages.offeringId, offeringId));
  const gone = current.filter((row) => !wanted.some((it) => it.identifier === row.identifier)).map((it) => it.id);
  if (gone.length > 0) await tx.delete(packages).where(inArray(packages.id, gone));
  for (const [position, { identifier, product }] of wanted.entries()) {
    const set = { productId: defined(productIds.get(product), "product ids"), position };
    const row = current.find((it) => it.identifier === identifier);
    if (!row) await tx.insert(packages).values({ id: newId(now), offeringId, identifier, ...set });
    else if (!isUnchanged(row, set)) await tx.update(packages).set(set).where(eq(packages.id, row.id));
  }
}
