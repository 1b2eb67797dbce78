import type { Transaction } from "@hemline/database";
import type * as z from "zod";
import type { LookDraft } from "../../shared/look.ts";
import { invalid } from "../problems.ts";
import { lookPhotos, lookTags } from "./tables.ts";

/** A draft that passed its schema. */
export type LookWish = z.output<typeof LookDraft>;

/** What no schema can see: that the photos differ, and that each tag sits on one of them. @throws 422 */
export function requireCoherent({ photos, tags }: LookWish): void {
  const ids = new Set(photos.map(({ id }) => id));
  if (ids.size < photos.length) throw invalid({ photos: ["A photo stands twice in this look."] });
  if (tags.some((tag) => !ids.has(tag.photo)))
    throw invalid({ tags: ["A tag sits on a photo that is not part of this look."] });
}

/** 422 for photos that cannot be used: unknown, somebody else's, or part of something else already. */
export const unusablePhotos = (count: number) =>
  invalid({
    photos: [
      count === 1
        ? "One photo is not there any more or is used elsewhere. Upload it again."
        : `${count} photos are not there any more or are used elsewhere. Upload them again.`,
    ],
  });

/** Writes a look's photos and tags in the order of the draft. */
export async function writeParts(tx: Transaction, lookId: string, { photos, tags }: LookWish): Promise<void> {
  await tx.insert(lookPhotos).values(photos.map(({ id, alt }, position) => ({ lookId, position, photoId: id, alt })));
  if (tags.length)
    await tx
      .insert(lookTags)
      .values(tags.map(({ photo, x, y, name }, position) => ({ lookId, position, photoId: photo, x, y, name })));
}
