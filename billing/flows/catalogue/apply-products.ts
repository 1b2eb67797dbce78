import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { catalogueError } from "../../rules/catalogue/catalogue-errors.ts";
import type { CatalogueProduct } from "../../rules/catalogue/catalogue-product.ts";
import { defined } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import { isUnchanged } from "../../store/catalogue/is-unchanged.ts";
import { productChanges, productCurrencies, productEntitlements, products } from "../../store/tables.ts";
import { applyPrices } from "./apply-prices.ts";

interface Names {
  entitlements: ReadonlyMap<string, string>;
  currencies: ReadonlyMap<string, string>;
}

export async function applyProducts(
  tx: Transaction,
  projectId: string,
  wanted: readonly CatalogueProduct[],
  names: Names,
  now: Date,
): Promise<Map<string, string>> {
  const current = await tx.select().from(products).where(eq(products.projectId, projectId));
  const ids = new Map<string, string>();
  for (const [at, product] of wanted.entries()) {
    const set = columnsOf(product);
    const row = current.find((it) => it.identifier === product.identifier);
    if (row && row.type !== product.type)
      throw catalogueError(
        ["products", at, "type"],
        `${product.identifier} was sold as ${row.type} and cannot become ${product.type}`,
      );
    const id = row?.id ?? newId(now);
    const { identifier, type } = product;
    if (!row) await tx.insert(products).values({ id, projectId, identifier, type, createdAt: now, ...set });
    else if (!isUnchanged(row, set)) await tx.update(products).set(set).where(eq(products.id, id));
    await applyOpened(tx, id, product, names.entitlements);
    await applyGrants(tx, id, product, names.currencies);
    await applyPrices(tx, id, product, now);
    ids.set(identifier, id);
  }
  const gone = current.filter((it) => !ids.has(it.identifier) && !it.archivedAt).map((it) => it.id);
  if (gone.length > 0) await tx.update(products).set({ archivedAt: now }).where(inArray(products.id, gone));
  await applyChanges(tx, [...current.map((it) => it.id), ...ids.values()], wanted, ids);
  return ids;
}

function columnsOf(product: CatalogueProduct) {
  const { title, description, tax_code: taxCode } = product;
  const isSubscription = product.type === "subscription";
  const gracePeriod = isSubscription ? product.grace_period : null;
  const defaultOption = isSubscription ? product.default_option : "base_option";
  return { title, description, gracePeriod, taxCode, defaultOption, archivedAt: null };
}

async function applyOpened(
  tx: Transaction,
  productId: string,
  product: CatalogueProduct,
  entitlementIds: ReadonlyMap<string, string>,
): Promise<void> {
  const here = eq(productEntitlements.productId, productId);
  const current = (await tx.select().from(productEntitlements).where(here)).map((it) => it.entitlementId);
  const wanted = [...new Set(product.entitlements.map((it) => defined(entitlementIds.get(it), "entitlement ids")))];
  const fresh = wanted.filter((it) => !current.includes(it));
  const gone = current.filter((it) => !wanted.includes(it));
  if (fresh.length > 0)
    await tx.insert(productEntitlements).values(fresh.map((entitlementId) => ({ productId, entitlementId })));
  if (gone.length > 0)
    await tx.delete(productEntitlements).where(and(here, inArray(productEntitlements.entitlementId, gone)));
}

async function applyGrants(
  tx: Transaction,
  productId: string,
  product: CatalogueProduct,
  currencyIds: ReadonlyMap<string, string>,
): Promise<void> {
  const here = eq(productCurrencies.productId, productId);
  const current = await tx.select().from(productCurrencies).where(here);
  const wanted = grantsOf(product, currencyIds);
  for (const [currencyId, grant] of wanted) {
    const row = current.find((it) => it.currencyId === currencyId);
    const ofCurrency = and(here, eq(productCurrencies.currencyId, currencyId));
    if (!row) await tx.insert(productCurrencies).values({ productId, currencyId, ...grant });
    else if (!isUnchanged(row, grant)) await tx.update(productCurrencies).set(grant).where(ofCurrency);
  }
  const gone = current.map((it) => it.currencyId).filter((it) => !wanted.has(it));
  if (gone.length > 0) await tx.delete(productCurrencies).where(and(here, inArray(productCurrencies.currencyId, gone)));
}

/** What a product grants, by the currency's id. */
function grantsOf({ virtual_currencies }: CatalogueProduct, currencyIds: ReadonlyMap<string, string>) {
  return new Map(
    virtual_currencies.map(({ code, amount, trial_amount, expires_after }) => [
      defined(currencyIds.get(code), "currency ids"),
      { amount, trialAmount: trial_amount, expiresAfter: expires_after },
    ]),
  );
}

async function applyChanges(
  tx: Transaction,
  projectsProducts: readonly string[],
  wanted: readonly CatalogueProduct[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  if (projectsProducts.length === 0) return;
  const ofProject = inArray(productChanges.fromProductId, [...projectsProducts]);
  const current = await tx.select().from(productChanges).where(ofProject);
  const paths = wanted.flatMap((product) => changesOf(product, ids));
  for (const old of current) {
    if (paths.some((it) => isUnchanged(old, it))) continue;
    await tx
      .delete(productChanges)
      .where(and(eq(productChanges.fromProductId, old.fromProductId), eq(productChanges.toProductId, old.toProductId)));
  }
  const fresh = paths.filter((it) => !current.some((old) => isUnchanged(old, it)));
  if (fresh.length > 0) await tx.insert(productChanges).values(fresh);
}

function changesOf(product: CatalogueProduct, ids: ReadonlyMap<string, string>) {
  if (product.type !== "subscription") return [];
  const change = (kind: "upgrade" | "downgrade") => (to: string) => ({
    fromProductId: defined(ids.get(product.identifier), "ids"),
    toProductId: defined(ids.get(to), "ids"),
    kind,
  });
  return [...product.upgrades_to.map(change("upgrade")), ...product.downgrades_to.map(change("downgrade"))];
}
