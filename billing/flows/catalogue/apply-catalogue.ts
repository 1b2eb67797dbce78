import type { Database, Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { CatalogueApiKey, CatalogueDocument, ReadCatalogue } from "../../rules/catalogue/catalogue.ts";
import { firstOf } from "../../rules/defined.ts";
import { dayMs } from "../../rules/durations.ts";
import { newId } from "../../rules/ids.ts";
import { retentionDays } from "../../rules/limits.ts";
import { deleteUnusedAssets, lockAssets } from "../../store/catalogue/assets.ts";
import { isUnchanged } from "../../store/catalogue/is-unchanged.ts";
import { projects } from "../../store/tables.ts";
import { applyApps, applyKeys } from "./apply-apps.ts";
import { applyCurrencyDefinitions } from "./apply-currency-definitions.ts";
import { applyEndpoints } from "./apply-endpoints.ts";
import { applyEntitlementDefinitions } from "./apply-entitlement-definitions.ts";
import { applyOfferings } from "./apply-offerings.ts";
import { applyProducts } from "./apply-products.ts";
import { applyPlacements, applyRules } from "./apply-targeting.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { type FileBeside, noFile, storeAssets } from "./store-assets.ts";

/**
 * Pages that have been open, apps that cache offerings and repeated former documents still ask for files that no
 * document names. A month is longer than any of them.
 */
const unusedAssetsKeptMs = retentionDays.unusedAssets * dayMs;

export interface Applied {
  /** Secrets made for webhook endpoints, shown only once. */
  secrets: { endpoint: string; secret: string }[];
  replacedSecrets: string[];
  secretKeys: { app: string; prefix: string }[];
}

interface Occasion {
  clock: () => Date;
  file?: FileBeside;
  /** The service's own address, as in `createBilling`; this machine when left out. */
  address?: string;
  keys?: readonly CatalogueApiKey[];
}

/**
 * Makes a project what the document says, in one transaction; applying it again changes no row. Prices that differ are
 * retired and followed by new ones, products and currencies that are missing are archived, keys are only ever added, and
 * everything else that is missing is removed, files after a month. Applications wait for each other.
 * @throws z.ZodError that points at the exact path of each error, also when what is already there forbids it.
 */
export async function applyCatalogue(db: Database, document: CatalogueDocument, o: Occasion): Promise<Applied> {
  const catalogue = await readCatalogue(document, { file: o.file ?? noFile, address: o.address });
  return db.transaction((tx) => writeCatalogue(tx, catalogue, o));
}

export async function writeCatalogue(tx: Transaction, document: ReadCatalogue, o: Occasion): Promise<Applied> {
  const now = o.clock();
  await lockAssets(tx);
  const catalogue = await storeAssets(tx, document, { file: o.file ?? noFile, now });
  const projectId = await applyProject(tx, catalogue, now);
  const appIds = await applyApps(tx, projectId, catalogue.apps, now);
  const secretKeys = await applyKeys(tx, appIds, catalogue.apps, o.keys ?? [], now);
  const entitlementIds = await applyEntitlementDefinitions(tx, projectId, catalogue.entitlements, now);
  const currencyIds = await applyCurrencyDefinitions(tx, projectId, catalogue.virtual_currencies, now);
  const ids = { entitlements: entitlementIds, currencies: currencyIds };
  const productIds = await applyProducts(tx, projectId, catalogue.products, ids, now);
  await applyOfferings(tx, projectId, catalogue.offerings, productIds, now);
  await applyPlacements(tx, projectId, catalogue.placements);
  await applyRules(tx, projectId, catalogue.targeting_rules, now);
  await deleteUnusedAssets(tx, { now, before: new Date(now.getTime() - unusedAssetsKeptMs) });
  return { secretKeys, ...(await applyEndpoints(tx, projectId, catalogue.webhook_endpoints, now)) };
}

/** Locks the project's row: customers go on meanwhile, a second document waits. */
async function applyProject(tx: Transaction, catalogue: ReadCatalogue, now: Date): Promise<string> {
  const { identifier, name, restore_behavior, sandbox_periods } = catalogue.project;
  const set = {
    name,
    currentOffering: catalogue.current_offering,
    fallbackOffering: catalogue.fallback_offering,
    restoreBehavior: restore_behavior,
    sandboxIsAccelerated: sandbox_periods === "accelerated",
  };
  await tx
    .insert(projects)
    .values({ id: newId(now), identifier, createdAt: now, ...set })
    .onConflictDoNothing();
  const row = firstOf(
    await tx.select().from(projects).where(eq(projects.identifier, identifier)).for("no key update"),
    "row",
  );
  if (!isUnchanged(row, set)) await tx.update(projects).set(set).where(eq(projects.id, row.id));
  return row.id;
}
