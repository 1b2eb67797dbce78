import type { Transaction } from "@hemline/database";
import type { Phase } from "@hemline/protocol";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { CataloguePrice, CatalogueProduct } from "../../rules/catalogue/catalogue-product.ts";
import { defined } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import type { Eligibility } from "../../rules/pricing/eligibility.ts";
import { isUnchanged } from "../../store/catalogue/is-unchanged.ts";
import { prices, purchaseOptions } from "../../store/tables.ts";

/** Prices never change: a different one is retired and followed by a new one, and its subscribers keep it. */
export async function applyPrices(
  tx: Transaction,
  productId: string,
  product: CatalogueProduct,
  now: Date,
): Promise<void> {
  const period = product.type === "subscription" ? product.period : null;
  const current = await currentPrices(tx, productId);
  const termsOf = (it: CataloguePrice) => ({ currency: it.currency, amountMicros: it.amount_micros, period });

  const gone = current.filter((old) => !product.prices.some((it) => isUnchanged(old, termsOf(it)))).map((it) => it.id);
  if (gone.length > 0) await tx.update(prices).set({ retiredAt: now }).where(inArray(prices.id, gone));
  for (const [position, price] of product.prices.entries()) {
    const row = current.find((it) => isUnchanged(it, termsOf(price)));
    const id = row?.id ?? newId(now);
    if (!row) await tx.insert(prices).values({ id, productId, position, createdAt: now, ...termsOf(price) });
    else if (row.position !== position) await tx.update(prices).set({ position }).where(eq(prices.id, id));
    await applyOptions(tx, id, optionsOf(product, price), now);
  }
}

function currentPrices(tx: Transaction, productId: string) {
  return tx
    .select()
    .from(prices)
    .where(and(eq(prices.productId, productId), isNull(prices.retiredAt)));
}

interface Option {
  identifier: string;
  eligibility: Eligibility;
  trial: Phase | null;
  intro: Phase | null;
}

function optionsOf(product: CatalogueProduct, { currency, intro_amount_micros }: CataloguePrice): Option[] {
  const base = { identifier: "base_option", eligibility: "never_this_product", trial: null, intro: null } as const;
  if (product.type !== "subscription") return [base];
  return [
    {
      ...base,
      eligibility: product.eligibility,
      trial: product.trial ? phaseOf(product.trial, null) : null,
      intro: product.intro ? phaseOf(product.intro, { amount_micros: intro_amount_micros!, currency }) : null,
    },
    ...product.options.map(({ identifier, eligibility, trial, intro }) => ({
      identifier,
      eligibility,
      trial: trial ? phaseOf(trial, null) : null,
      intro: intro ? phaseOf(intro, { amount_micros: defined(intro.amounts[currency], "amounts"), currency }) : null,
    })),
  ];
}

function phaseOf({ period, cycles }: { period: string; cycles: number }, price: Phase["price"]): Phase {
  return { period_duration: period, cycle_count: cycles, price };
}

async function applyOptions(tx: Transaction, priceId: string, wanted: readonly Option[], now: Date): Promise<void> {
  const current = await tx
    .select()
    .from(purchaseOptions)
    .where(and(eq(purchaseOptions.priceId, priceId), isNull(purchaseOptions.retiredAt)));
  const gone = current.filter((old) => !wanted.some((it) => isUnchanged(old, it))).map((it) => it.id);
  if (gone.length > 0)
    await tx.update(purchaseOptions).set({ retiredAt: now }).where(inArray(purchaseOptions.id, gone));
  const fresh = wanted.filter((it) => !current.some((old) => isUnchanged(old, it)));
  if (fresh.length > 0)
    await tx.insert(purchaseOptions).values(fresh.map((it) => ({ id: newId(now), priceId, ...it })));
}
