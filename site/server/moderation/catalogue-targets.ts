import { asc, eq } from "drizzle-orm";
import { brandBySlug } from "../brands/brand-by-slug.ts";
import { brands } from "../brands/tables.ts";
import { presentCollection } from "../collections/page-collection.ts";
import { productBySlug } from "../products/product-by-slug.ts";
import { productPhotos, products } from "../products/tables.ts";
import type { SiteContext } from "../site-context.ts";
import type { ReportedThing } from "./reported-thing.ts";

type Reading = Pick<SiteContext, "db" | "shows">;

/** A public brand. It belongs to no member, also where a member has proposed it. */
export async function brandTarget({ db }: Reading, slug: string): Promise<ReportedThing | null> {
  const found = await brandBySlug(db, slug);
  if (!found) return null;
  const [row] = await db.select().from(brands).where(eq(brands.id, found.id));
  if (!row) return null;
  return {
    ...{ id: row.id, authorId: null },
    snapshot: {
      ...{ title: row.name, author: null, text: [row.description, ...row.links].filter(Boolean).join("\n") },
      photos: [row.logoId, row.coverId].flatMap((id) => id ?? []),
    },
  };
}

/** A collection of a public brand. */
export async function collectionTarget(
  site: Reading,
  { brand, slug }: { brand: string; slug: string },
): Promise<ReportedThing | null> {
  const found = await presentCollection(site, { slug: brand, collectionSlug: slug });
  if (!found) return null;
  const { collection, cover } = found;
  return {
    ...{ id: collection.id, authorId: null },
    snapshot: {
      ...{ title: `${collection.name} by ${found.brand.name}`, author: null, text: collection.description ?? "" },
      photos: cover ? [cover.id] : [],
    },
  };
}

/** A public product of a public brand. It belongs to no member, also where a member has proposed it. */
export async function productTarget({ db }: Reading, slug: string): Promise<ReportedThing | null> {
  const found = await productBySlug(db, slug);
  if (!found) return null;
  const [row] = await db
    .select({ product: products, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, found.id));
  if (!row) return null;
  const photos = await db
    .select({ id: productPhotos.photoId })
    .from(productPhotos)
    .where(eq(productPhotos.productId, found.id))
    .orderBy(asc(productPhotos.position));
  const { id, name, description, material, link } = row.product;
  return {
    ...{ id, authorId: null },
    snapshot: {
      ...{ title: `${name} by ${row.brand}`, author: null, photos: photos.map((photo) => photo.id) },
      text: [description, material, link].filter(Boolean).join("\n"),
    },
  };
}
