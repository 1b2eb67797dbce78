import type { Transaction } from "@hemline/database";
import type * as z from "zod";
import type { EditedLookDraft, LookDraft } from "../../shared/looks/look.ts";
import type { Audience, SubjectState } from "../../shared/permissions.ts";
import { searchable } from "../../shared/searchable.ts";
import { invalid } from "../problems.ts";
import { lookPhotos, lookTags } from "./tables.ts";
import type { NamingTag } from "./tag-products.ts";

/** A `LookDraft` that passed its schema. */
export type LookContent = z.output<typeof LookDraft>;
export type EditedLookContent = z.output<typeof EditedLookDraft>;

/** Tells one version of a look from another. */
export const changedAt = ({ editedAt, postedAt }: { editedAt: Date | null; postedAt: Date }): string =>
  (editedAt ?? postedAt).toISOString();

/** Checks what the schema cannot: that photos differ, and that each tag is on one of them. @throws 422 */
export function requireConsistent({ photos, tags }: LookContent): void {
  const ids = new Set(photos.map(({ id }) => id));
  if (ids.size < photos.length) throw invalid({ photos: ["The same photo is in this look twice. Remove one."] });
  if (tags.some((tag) => !ids.has(tag.photo)))
    throw invalid({ tags: ["One tag is on a photo that isn’t in this look. Remove the tag."] });
}

/** 422 for photos that are unknown, another member's, or in use already. */
export const unusablePhotos = (count: number) =>
  invalid({
    photos: [
      count === 1
        ? "We can’t use one of the photos. It was deleted or is used somewhere else. Upload it again."
        : `We can’t use ${count} of the photos. They were deleted or are used somewhere else. Upload them again.`,
    ],
  });

/** Whether everybody may see a look, and so its photos. */
export const isOpen = (
  { state, audience }: { state: SubjectState; audience: Audience },
  author: { isPrivate: boolean },
): boolean => state === "live" && audience === "everyone" && !author.isPrivate;

/** The title's line and the text's lines: see `titleIn`. */
export const lookSearchText = ({ title, text }: Pick<LookContent, "title" | "text">): string =>
  searchable(`${title.replace(/\s+/g, " ")}\n${text}`);

/** What a look adds to its member's number of looks. */
export const counted = (audience: Audience): number => (audience === "me" ? 0 : 1);

export async function insertPhotosAndTags(
  tx: Transaction,
  lookId: string,
  { photos, tags }: { photos: LookContent["photos"]; tags: readonly NamingTag[] },
): Promise<void> {
  await tx.insert(lookPhotos).values(photos.map(({ id, alt }, position) => ({ lookId, position, photoId: id, alt })));
  if (tags.length)
    await tx.insert(lookTags).values(
      tags.map(({ photo, x, y, name, item = null, productId, brandId }, position) => ({
        ...{ lookId, position, photoId: photo, x, y, name },
        ...{ itemId: item, productId, brandId },
      })),
    );
}
