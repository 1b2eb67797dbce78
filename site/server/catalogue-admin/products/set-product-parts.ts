import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { ParsedProduct } from "../../../shared/catalogue-admin/product-form.ts";
import { releasePhotos } from "../../photos/photos.ts";
import { productColours, productPhotos, productPrices } from "../../products/tables.ts";
import type { Member } from "../../request/site-env.ts";
import { claimForSite } from "../site-photos.ts";

/** The colours and prices of a product in place of those that it had. */
export async function setColoursAndPrices(
  tx: Transaction,
  productId: string,
  { colours, prices }: Pick<ParsedProduct, "colours" | "prices">,
): Promise<void> {
  await tx.delete(productColours).where(eq(productColours.productId, productId));
  await tx.delete(productPrices).where(eq(productPrices.productId, productId));
  if (colours.length)
    await tx.insert(productColours).values(colours.map((colour, position) => ({ productId, position, colour })));
  if (prices.length)
    await tx
      .insert(productPrices)
      .values(prices.map(({ micros, currency }) => ({ productId, currency, priceMicros: micros })));
}

/** @throws 422 at `photos` where one is no unused photo of the admin, nor the product’s own */
export async function setProductPhotos(
  tx: Transaction,
  admin: Member,
  productId: string,
  wanted: ParsedProduct["photos"],
  now: Date,
): Promise<void> {
  const held = await tx
    .delete(productPhotos)
    .where(eq(productPhotos.productId, productId))
    .returning({ id: productPhotos.photoId });
  const isHeld = (id: string) => held.some((photo) => photo.id === id);
  await claimForSite(
    tx,
    admin,
    "photos",
    wanted.map(({ id }) => id).filter((id) => !isHeld(id)),
  );
  await releasePhotos(
    tx,
    held.map(({ id }) => id).filter((id) => !wanted.some((photo) => photo.id === id)),
    now,
  );
  if (wanted.length)
    await tx
      .insert(productPhotos)
      .values(wanted.map(({ id, alt }, position) => ({ productId, position, photoId: id, alt })));
}
