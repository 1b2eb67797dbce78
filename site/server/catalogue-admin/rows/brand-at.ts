import type { Database, Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { brands } from "../../brands/tables.ts";
import { mergedMeanwhile, notFound } from "../../problems.ts";
import { subjectOfOldSlug } from "../../slugs/old-slugs.ts";
import { type LockedBrand, lockBrands } from "./lock-brands.ts";

/** The id of the brand at a present or former slug. @throws 404 */
export async function brandIdAt(db: Database | Transaction, slug: string): Promise<string> {
  const [row] = await db.select({ id: brands.id }).from(brands).where(eq(brands.slug, slug));
  const id = row?.id ?? (await subjectOfOldSlug(db, "brand", slug));
  if (!id) throw notFound("brand");
  return id;
}

/** Locks it. @throws 404; 409 where it was merged into another one */
export async function lockBrandAt(tx: Transaction, slug: string): Promise<LockedBrand> {
  const id = await brandIdAt(tx, slug);
  const brand = (await lockBrands(tx, [id])).get(id);
  if (!brand) throw notFound("brand");
  if (brand.mergedInto === null) return brand;
  const [target] = await tx.select({ name: brands.name }).from(brands).where(eq(brands.id, brand.mergedInto));
  throw mergedMeanwhile("brand", target?.name ?? "");
}
