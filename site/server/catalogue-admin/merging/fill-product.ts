import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { releasePhotos } from "../../photos/photos.ts";
import { productColours, productPhotos, productPrices, products } from "../../products/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type AuditedFields, changedFields } from "../history/audited-fields.ts";
import { auditedProduct } from "../products/audited-product.ts";
import { productFields } from "../products/product-fields.ts";
import type { LockedProduct } from "../rows/product-at.ts";

/** Fills the empty fields of a product from the one that is merged into it. Photos that are left over are released. */
export async function fillProduct(
  tx: Transaction,
  site: SiteContext,
  source: LockedProduct,
  target: LockedProduct,
): Promise<{ before: AuditedFields; after: AuditedFields }> {
  const now = site.clock();
  const before = auditedProduct(await productFields(tx, target.id));
  await tx
    .update(products)
    .set({
      category: target.category ?? source.category,
      description: target.description ?? source.description,
      material: target.material ?? source.material,
      link: target.link ?? source.link,
      sizes: target.sizes.length ? target.sizes : source.sizes,
      ...{ version: sql`${products.version} + 1`, editedAt: now },
    })
    .where(eq(products.id, target.id));
  for (const table of [productPhotos, productColours, productPrices])
    await tx.execute(sql`update ${table} set product_id = ${target.id} where product_id = ${source.id}
      and not exists (select 1 from ${table} held where held.product_id = ${target.id})`);
  const leftOver = await tx
    .delete(productPhotos)
    .where(eq(productPhotos.productId, source.id))
    .returning({ id: productPhotos.photoId });
  await releasePhotos(
    tx,
    leftOver.map(({ id }) => id),
    now,
  );
  return changedFields(before, auditedProduct(await productFields(tx, target.id))) ?? { before: {}, after: {} };
}
