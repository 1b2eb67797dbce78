import type { Transaction } from "@hemline/database";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Colour } from "../../shared/colours.ts";
import { itemLimits } from "../../shared/limits.ts";
import { members } from "../accounts/tables.ts";
import { claimPhotos } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { invalid } from "../problems.ts";
import { items } from "./tables.ts";

/** @throws 422 for a photo that is unknown, another member's, or in use already */
export async function claimItemPhoto(
  tx: Transaction,
  member: { id: string },
  photoId: string,
  isOpen: boolean,
): Promise<void> {
  const unusable = await claimPhotos(tx, member, [photoId], isOpen);
  if (unusable.length)
    throw invalid({ photo: ["We can’t use this photo. It was deleted or is used somewhere else. Upload it again."] });
}

/** The member's item that shows a photo. A repeated call for the same photo must not make two. */
export async function itemOfPhoto(tx: Transaction, memberId: string, photoId: string): Promise<string | null> {
  const [item] = await tx
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.photoId, photoId), eq(items.authorId, memberId), ne(items.state, "deleted")));
  return item?.id ?? null;
}

/** Proposed where the member chose none. */
export async function coloursOfPhoto(tx: Transaction, photoId: string): Promise<Colour[]> {
  const [photo] = await tx.select({ colours: photos.colours }).from(photos).where(eq(photos.id, photoId));
  return (photo?.colours ?? []).slice(0, itemLimits.colours);
}

const isOpen = sql`(i.state = 'live' and i.audience = 'everyone' and m.wardrobe_audience = 'everyone'
  and not m.is_private and m.standing not in ('banned', 'leaving'))`;

/**
 * Opens and closes the photos of items as the rows of items and members now say.
 * @param which a condition on items as `i`
 */
const renewItemPhotos = (which: SQL): SQL => sql`update ${photos} p set is_open = ${isOpen}
  from ${items} i join ${members} m on m.id = i.author_id
  where p.id = i.photo_id and ${which} and p.is_open <> ${isOpen}`;

export const photosOfItems = (ids: readonly string[]): SQL =>
  renewItemPhotos(sql`i.id = any(${sql.param([...ids])}::uuid[])`);

export const photosOfWardrobe = (memberId: string): SQL => renewItemPhotos(sql`i.author_id = ${memberId}`);
