import { eq, sql } from "drizzle-orm";
import { newUuid } from "../../../shared/uuid.ts";
import { brandBySlug } from "../../brands/brand-by-slug.ts";
import { brands } from "../../brands/tables.ts";
import { nameOf } from "../../brands/testing/has-brand.ts";
import { collectionProducts, products } from "../../products/tables.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { collections } from "../tables.ts";

type CollectionRow = typeof collections.$inferInsert;

/**
 * The last collection of a brand that is there, named after its slug.
 * @param wanted.brand the slug of the brand
 * @param wanted.products slugs of products in their order
 */
export async function hasCollection(
  { context: { db, clock } }: Pick<TestSite, "context">,
  wanted: { brand: string; slug: string; products?: string[] } & Partial<CollectionRow>,
): Promise<typeof collections.$inferSelect> {
  const { brand: brandSlug, slug, products: shown = [], ...more } = wanted;
  const brand = await brandBySlug(db, brandSlug, ["live", "hidden", "proposed"]);
  if (!brand) throw new Error(`There is no brand ${brandSlug}.`);
  const before = await db.$count(collections, eq(collections.brandId, brand.id));
  const dates = { createdAt: clock(), editedAt: clock() };
  const row = { id: newUuid(clock), brandId: brand.id, slug, name: nameOf(slug), position: before, ...dates, ...more };
  const [collection] = await db.insert(collections).values(row).returning();
  if (!collection) throw new Error(`The collection ${slug} was not added.`);
  await db
    .update(brands)
    .set({ collectionCount: before + 1 })
    .where(eq(brands.id, brand.id));
  return shown.length > 0 ? fill({ db }, collection, shown) : collection;
}

async function fill(
  { db }: Pick<TestSite, "db">,
  collection: typeof collections.$inferSelect,
  shown: string[],
): Promise<typeof collections.$inferSelect> {
  for (const [position, slug] of shown.entries()) {
    const [product] = await db.select({ id: products.id }).from(products).where(eq(products.slug, slug));
    if (!product) throw new Error(`There is no product ${slug}.`);
    await db.insert(collectionProducts).values({ collectionId: collection.id, productId: product.id, position });
  }
  const productCount = sql`(select count(*) from ${collectionProducts} it join ${products} p on p.id = it.product_id
    where it.collection_id = ${collection.id} and p.state = 'live')`;
  const [filled] = await db
    .update(collections)
    .set({ productCount })
    .where(eq(collections.id, collection.id))
    .returning();
  return filled ?? collection;
}
