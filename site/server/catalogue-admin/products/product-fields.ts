import type { Database, Transaction } from "@hemline/database";
import { asc, eq, getTableColumns } from "drizzle-orm";
import type { ProductFields } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { brands } from "../../brands/tables.ts";
import { photoCard } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { notFound } from "../../problems.ts";
import { productColours, productPhotos, productPrices, products } from "../../products/tables.ts";

/** What the form of a product shows. */
export async function productFields(db: Database | Transaction, id: string): Promise<ProductFields> {
  const [row] = await db
    .select({ product: products, brand: { slug: brands.slug, name: brands.name } })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, id));
  if (!row) throw notFound("product");
  const { version, name, slug, category, description, material, sizes, link } = row.product;
  return {
    ...{ version, brand: row.brand, name, slug, category, sizes },
    ...{ description: description ?? "", material: material ?? "", link: link ?? "" },
    colours: await coloursOf(db, id),
    prices: await pricesOf(db, id),
    photos: await photosOf(db, id),
  };
}

async function coloursOf(db: Database | Transaction, id: string) {
  const rows = await db
    .select({ colour: productColours.colour })
    .from(productColours)
    .where(eq(productColours.productId, id))
    .orderBy(asc(productColours.position));
  return rows.map(({ colour }) => colour);
}

async function pricesOf(db: Database | Transaction, id: string) {
  return db
    .select({ micros: productPrices.priceMicros, currency: productPrices.currency })
    .from(productPrices)
    .where(eq(productPrices.productId, id))
    .orderBy(asc(productPrices.currency));
}

async function photosOf(db: Database | Transaction, id: string) {
  const rows = await db
    .select({ photo: getTableColumns(photos), alt: productPhotos.alt })
    .from(productPhotos)
    .innerJoin(photos, eq(photos.id, productPhotos.photoId))
    .where(eq(productPhotos.productId, id))
    .orderBy(asc(productPhotos.position));
  return rows.map(({ photo, alt }) => photoCard(photo, alt));
}
