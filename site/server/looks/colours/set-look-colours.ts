import type { Transaction } from "@hemline/database";
import { eq, inArray } from "drizzle-orm";
import type { Colour } from "../../../shared/colours.ts";
import { proposedColours } from "../../../shared/looks/proposed-colours.ts";
import { photos } from "../../photos/tables.ts";
import { lookColours } from "../tables.ts";

/** Replaces a look's colours. */
export async function setLookColours(
  tx: Transaction,
  { id, postedAt }: { id: string; postedAt: Date },
  chosen: readonly Colour[],
): Promise<{ haveChanged: boolean }> {
  const before = await tx
    .delete(lookColours)
    .where(eq(lookColours.lookId, id))
    .returning({ colour: lookColours.colour });
  const rows = [...new Set(chosen)].map((colour) => ({ lookId: id, colour, postedAt }));
  if (rows.length) await tx.insert(lookColours).values(rows);
  const kept = rows.filter(({ colour }) => before.some((one) => one.colour === colour)).length;
  return { haveChanged: kept < Math.max(rows.length, before.length) };
}

/** For a look whose member chose none. */
export async function coloursOfPhotos(tx: Transaction, ids: readonly string[]): Promise<Colour[]> {
  const rows = await tx
    .select({ id: photos.id, colours: photos.colours })
    .from(photos)
    .where(inArray(photos.id, [...ids]));
  const byId = new Map(rows.map((photo) => [photo.id, photo.colours]));
  return proposedColours(ids.map((id) => byId.get(id) ?? []));
}
