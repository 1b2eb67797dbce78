import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@hemline/database";
import type { Phase } from "@hemline/protocol";
import { and, eq, isNull } from "drizzle-orm";
import type { CatalogueProduct } from "../catalogue.ts";
import { newId } from "../ids.ts";
import { prices, productEntitlements, products, purchaseOptions } from "../store/tables.ts";

/** Makes one product of a catalogue what it says. @returns the product's id. */
export async function applyProduct(
  tx: Transaction,
  projectId: string,
  product: CatalogueProduct,
  entitlementIds: Map<string, string>,
  now: Date,
): Promise<string> {
  const set = { title: product.title, description: product.description, archivedAt: null };
  const [row] = await tx
    .insert(products)
    .values({ id: newId(now), projectId, identifier: product.identifier, type: product.type, createdAt: now, ...set })
    .onConflictDoUpdate({ target: [products.projectId, products.identifier], set })
    .returning({ id: products.id, type: products.type });
  const { id: productId, type } = row!;
  if (type !== product.type)
    throw new Error(`${product.identifier} was sold as ${type} and cannot become ${product.type}.`);

  await tx.delete(productEntitlements).where(eq(productEntitlements.productId, productId));
  const opened = product.entitlements.map((it) => ({ productId, entitlementId: entitlementIds.get(it)! }));
  if (opened.length > 0) await tx.insert(productEntitlements).values(opened);

  await applyPrices(tx, productId, product, now);
  return productId;
}

async function applyPrices(tx: Transaction, productId: string, product: CatalogueProduct, now: Date): Promise<void> {
  const period = product.type === "subscription" ? product.period : null;
  const current = await tx
    .select()
    .from(prices)
    .where(and(eq(prices.productId, productId), isNull(prices.retiredAt)));

  for (const old of current) {
    const stays = product.prices.some((it) => it.currency === old.currency && it.amount_micros === old.amountMicros);
    if (!stays || old.period !== period) await tx.update(prices).set({ retiredAt: now }).where(eq(prices.id, old.id));
  }
  for (const [position, price] of product.prices.entries()) {
    const set = { position };
    const [row] = await tx
      .insert(prices)
      .values({
        id: newId(now),
        productId,
        amountMicros: price.amount_micros,
        currency: price.currency,
        period,
        createdAt: now,
        ...set,
      })
      .onConflictDoUpdate({ target: [prices.productId, prices.currency], targetWhere: isNull(prices.retiredAt), set })
      .returning({ id: prices.id });
    await applyBaseOption(tx, row!.id, phasesOf(product, price), now);
  }
}

interface Phases {
  trial: Phase | null;
  intro: Phase | null;
}

function phasesOf(product: CatalogueProduct, price: CatalogueProduct["prices"][number]): Phases {
  if (product.type !== "subscription") return { trial: null, intro: null };
  const { trial, intro } = product;
  return {
    trial: trial ? { period_duration: trial.period, cycle_count: trial.cycles, price: null } : null,
    intro: intro
      ? {
          period_duration: intro.period,
          cycle_count: intro.cycles,
          price: { amount_micros: price.intro_amount_micros!, currency: price.currency },
        }
      : null,
  };
}

async function applyBaseOption(tx: Transaction, priceId: string, phases: Phases, now: Date): Promise<void> {
  const identifier = "base_option";
  const current = and(eq(purchaseOptions.priceId, priceId), isNull(purchaseOptions.retiredAt));
  const [old] = await tx.select().from(purchaseOptions).where(current);
  if (old && isDeepStrictEqual({ trial: old.trial, intro: old.intro }, phases)) return;
  await tx.update(purchaseOptions).set({ retiredAt: now }).where(current);
  await tx.insert(purchaseOptions).values({ id: newId(now), priceId, identifier, ...phases });
}
