import { eq, sql } from "drizzle-orm";
import { searchable } from "../../../shared/searchable.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { brandBySlug } from "../../brands/brand-by-slug.ts";
import { brands } from "../../brands/tables.ts";
import { nameOf } from "../../brands/testing/has-brand.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { products } from "../tables.ts";

/**
 * A live product that is named after its slug.
 * @param wanted.brand the slug of its brand
 * @returns its row
 */
export async function hasProduct(
  { context: { db, clock } }: Pick<TestSite, "context">,
  wanted: { brand: string; slug: string } & Partial<typeof products.$inferInsert>,
): Promise<typeof products.$inferSelect> {
  const { brand: brandSlug, slug, ...more } = wanted;
  const brand = await brandBySlug(db, brandSlug, ["live", "hidden", "proposed"]);
  if (!brand) throw new Error(`There is no brand ${brandSlug}.`);
  const name = more.name ?? nameOf(slug);
  const dates = { createdAt: clock(), editedAt: clock() };
  const row = {
    ...{ id: newUuid(clock), brandId: brand.id, slug, name, state: "live" as const },
    ...{ searchText: searchable(`${brand.name} ${name}`), ...dates, ...more },
  };
  const [product] = await db.insert(products).values(row).returning();
  if (!product) throw new Error(`The product ${slug} was not added.`);
  if (product.state === "live")
    await db
      .update(brands)
      .set({ productCount: sql`${brands.productCount} + 1` })
      .where(eq(brands.id, brand.id));
  return product;
}
