import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { brands } from "../brands/tables.ts";
import { products } from "../products/tables.ts";
import { mayNameBrand, mayNameProduct } from "./may-name.ts";

export interface NamedBrand {
  id: string;
  name: string;
}

export interface NamedProduct {
  id: string;
  brand: NamedBrand;
}

/** The brand stays as it is until the transaction ends. Null when the member may not name it. */
export async function brandToName(tx: Transaction, memberId: string, slug: string): Promise<NamedBrand | null> {
  const [found] = await tx
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(and(eq(brands.slug, slug), mayNameBrand(sql`${memberId}::uuid`)))
    .for("share");
  return found ?? null;
}

/**
 * Products by their slugs, without those that the member may not name. Locks their brands, then them and all of `counted`
 * in the order of their ids: a verb that links to a product counts its uses afterwards.
 */
export async function productsToName(
  tx: Transaction,
  memberId: string,
  slugs: readonly string[],
  counted: readonly (string | null)[],
): Promise<Map<string, NamedProduct>> {
  const wanted = [...new Set(slugs)];
  if (wanted.length === 0) return new Map();
  const rows = () =>
    tx
      .select({ slug: products.slug, id: products.id, brand: { id: brands.id, name: brands.name } })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(and(inArray(products.slug, wanted), mayNameProduct(sql`${memberId}::uuid`)));
  const found = await rows();
  const ids = [...found.map(({ id }) => id), ...counted.flatMap((id) => id ?? [])];
  await lockBrands(
    tx,
    found.map(({ brand }) => brand.id),
  );
  await lockProducts(tx, ids);
  return new Map((await rows()).map(({ slug, ...product }) => [slug, product]));
}

async function lockBrands(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: brands.id })
    .from(brands)
    .where(inArray(brands.id, [...new Set(ids)]))
    .orderBy(asc(brands.id))
    .for("share");
}

async function lockProducts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
    .orderBy(asc(products.id))
    .for("no key update");
}

/** Brands of exactly these names, whatever their capitals, by the names in lower case: live ones before proposals. */
export async function brandsNamed(
  tx: Transaction,
  memberId: string,
  names: readonly string[],
): Promise<Map<string, NamedBrand>> {
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))];
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(and(sql`lower(${brands.name}) = any(${sql.param(wanted)}::text[])`, mayNameBrand(sql`${memberId}::uuid`)))
    // The map keeps the last one of each name.
    .orderBy(sql`${brands.state} = 'live'`, asc(brands.id))
    .for("share");
  return new Map(rows.map((brand) => [brand.name.toLowerCase(), brand]));
}
