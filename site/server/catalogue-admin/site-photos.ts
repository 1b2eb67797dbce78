import type { Transaction } from "@hemline/database";
import { inArray, type SQL, sql } from "drizzle-orm";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { claimPhotos, releasePhotos } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { invalid } from "../problems.ts";
import { productPhotos, products } from "../products/tables.ts";
import type { Member } from "../request/site-env.ts";

const unusable = "We can’t use this photo. It was deleted or is used somewhere else. Upload it again.";

/**
 * An admin's uploads become the site's own, so that a brand keeps its pictures when the admin leaves.
 * @param field of the form, for the message
 * @throws 422 where one is no unused photo of the admin
 */
export async function claimForSite(tx: Transaction, admin: Member, field: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  // Closed until `renewSitePhotos` knows who sees what shows them.
  const refused = await claimPhotos(tx, admin, ids, false);
  if (refused.length) throw invalid({ [field]: [unusable] });
  await tx.update(photos).set({ ownerId: null }).where(inArray(photos.id, ids));
}

/** One photo in place of another, or of none. */
export async function swapSitePhoto(
  tx: Transaction,
  admin: Member,
  { field, from, to, now }: { field: string; from: string | null; to: string | null; now: Date },
): Promise<void> {
  if (from === to) return;
  if (to !== null) await claimForSite(tx, admin, field, [to]);
  if (from !== null) await releasePhotos(tx, [from], now);
}

/** Opens and closes the photos of brands, their collections and products, as the rows now say. */
export async function renewSitePhotos(tx: Transaction, brandIds: readonly string[]): Promise<void> {
  const ids = sql`any(${sql.param([...brandIds])}::uuid[])`;
  const shown = sql`
    select logo_id as id, state = 'live' as is_open from ${brands} where id = ${ids} and logo_id is not null
    union all select cover_id, state = 'live' from ${brands} where id = ${ids} and cover_id is not null
    union all select c.cover_id, b.state = 'live' from ${collections} c join ${brands} b on b.id = c.brand_id
      where b.id = ${ids} and c.cover_id is not null
    union all select pp.photo_id, p.state = 'live' and b.state = 'live' from ${productPhotos} pp
      join ${products} p on p.id = pp.product_id join ${brands} b on b.id = p.brand_id where b.id = ${ids}`;
  await tx.execute(renewed(shown));
}

const renewed = (shown: SQL): SQL => sql`update ${photos} set is_open = shown.is_open from (${shown}) shown
  where ${photos.id} = shown.id and ${photos.isOpen} <> shown.is_open`;
