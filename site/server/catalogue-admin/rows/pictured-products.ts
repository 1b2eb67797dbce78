import type { Database } from "@hemline/database";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { AdminCollectionProduct } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { brands } from "../../brands/tables.ts";
import { photoCard } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { productPhotos, products } from "../../products/tables.ts";

/** Products with their brands and first photos. */
export const pictured = (db: Pick<Database, "select">) =>
  db
    .select({
      product: products,
      brand: { slug: brands.slug, name: brands.name },
      photo: getTableColumns(photos),
      alt: productPhotos.alt,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productPhotos, and(eq(productPhotos.productId, products.id), eq(productPhotos.position, 0)))
    .leftJoin(photos, eq(photos.id, productPhotos.photoId))
    .$dynamic();

type Pictured = Awaited<ReturnType<typeof pictured>>[number];

export const picturedProduct = ({ product, brand, photo, alt }: Pictured): AdminCollectionProduct => ({
  ...{ slug: product.slug, name: product.name, brand, state: product.state, category: product.category },
  photo: photo && photoCard(photo, alt ?? ""),
});
