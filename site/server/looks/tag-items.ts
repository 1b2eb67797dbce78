import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import type { LookDraft, TaggedItem } from "../../shared/looks/look.ts";
import type { Reader } from "../../shared/permissions.ts";
import { itemsByIds } from "../items/item-cards.ts";
import { items } from "../items/tables.ts";
import { invalid } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { lookTags } from "./tables.ts";

/** A tag of a `LookDraft` that passed its schema. */
export type Tag = z.output<typeof LookDraft>["tags"][number];

export const idsOfItems = (tags: readonly { item?: string | null | undefined }[]): string[] => [
  ...new Set(tags.flatMap(({ item }) => item ?? [])),
];

/** Checks that tags name items of the look's author, which stay until the transaction ends. @throws 422 */
export async function requireItemsOf(tx: Transaction, authorId: string, tags: readonly Tag[]): Promise<void> {
  const ids = idsOfItems(tags);
  if (ids.length === 0) return;
  const own = await tx
    .select({ id: items.id })
    .from(items)
    .where(and(inArray(items.id, ids), eq(items.authorId, authorId), ne(items.state, "deleted")))
    .orderBy(asc(items.id))
    .for("key share");
  requireAmong(
    tags,
    own.map(({ id }) => id),
  );
}

function requireAmong(tags: readonly Tag[], ids: readonly string[]): void {
  const missing = tags.find(({ item }) => item && !ids.includes(item));
  if (missing)
    throw invalid({
      tags: [`“${missing.name}” is linked to an item that isn’t in your wardrobe. Unlink it, or choose another item.`],
    });
}

/**
 * The tags of an edited look with their items. Links that the editor cannot see stay where their tags stay: to items
 * that are deleted and may be restored, and for an admin to all of them.
 * @throws 422 for items of others, and for links that an admin adds
 */
export async function tagsOfEdit(
  tx: Transaction,
  look: { id: string; authorId: string },
  member: Reader,
  tags: readonly Tag[],
): Promise<{ tags: Tag[]; added: string[] }> {
  const before = await linkedTags(tx, look.id);
  const isAuthor = member.id === look.authorId;
  const linked = before.map(({ item }) => item);
  if (isAuthor) await requireItemsOf(tx, look.authorId, tags);
  else requireAmong(tags, linked);
  const unseen = before.filter(({ isDeleted }) => isDeleted || !isAuthor);
  return {
    tags: tags.map((tag) => ({ ...tag, item: tag.item ?? sameTag(tag, unseen)?.item ?? null })),
    added: idsOfItems(tags).filter((id) => !linked.includes(id)),
  };
}

const linkedTags = (tx: Transaction, lookId: string) =>
  tx
    .select({
      photo: lookTags.photoId,
      x: lookTags.x,
      y: lookTags.y,
      name: lookTags.name,
      item: items.id,
      isDeleted: sql<boolean>`${items.state} = 'deleted'`,
    })
    .from(lookTags)
    .innerJoin(items, eq(items.id, lookTags.itemId))
    .where(eq(lookTags.lookId, lookId))
    .orderBy(asc(lookTags.position))
    // Before the tags are replaced: an item that is erased meanwhile takes its links away in the other order.
    .for("key share");

/** A tag has no id: it is the same one at the same place, or else by the same name on the same photo. */
export function sameTag<Placed extends Pick<Tag, "photo" | "x" | "y" | "name">>(
  { photo, x, y, name }: Tag,
  before: readonly Placed[],
): Placed | undefined {
  const onPhoto = before.filter((tag) => tag.photo === photo);
  return onPhoto.find((tag) => tag.x === x && tag.y === y) ?? onPhoto.find((tag) => tag.name === name);
}

/** Those that the reader may see, by id. Notes all of them: what becomes visible later changes the page too. */
export async function taggedItems(
  site: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  ids: readonly string[],
): Promise<Map<string, TaggedItem>> {
  site.shows(ids.map((id) => `item:${id}` as const));
  const cards = await itemsByIds(site, viewer, ids);
  return new Map(cards.map((card) => [card.id, taggedItem(card)]));
}

/** No more than a tag shows. */
export const taggedItem = ({ id, name, brand, photo, wears }: TaggedItem): TaggedItem => ({
  ...{ id, name, brand, photo, wears },
});
