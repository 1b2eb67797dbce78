import type { Slice } from "../../../shared/page-data.ts";

/** What tells an item of a list from the others. */
export type Listed = { itemId: string } | { slug: string } | { id: string } | { comment: { id: string } };

export function keyOf(item: Listed): string {
  // A member may own a product twice: then each row has its own item, and both the slug of the member.
  if ("itemId" in item) return item.itemId;
  if ("slug" in item) return item.slug;
  return "id" in item ? item.id : item.comment.id;
}

/** Each item once, at its first place: a further page repeats what new items have pushed down. */
export function withoutDuplicates<Item extends Listed>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isNew = !seen.has(keyOf(item));
    seen.add(keyOf(item));
    return isNew;
  });
}

/** What was loaded in front of `page` and behind it, which may have been read anew since, without `page` itself. */
export function around<Item extends Listed>(
  page: Slice<Item>,
  loaded: Slice<Item>,
): { front: Item[]; previous: string | null; behind: Item[]; next: string | null } {
  const keys = page.items.map(keyOf);
  const from = loaded.items.findIndex((item) => keys.includes(keyOf(item)));
  const last = loaded.items.findIndex((item) => keyOf(item) === keys.at(-1));
  const isFront = page.previous !== null && from > 0;
  const isBehind = page.next !== null && last !== -1;
  return {
    front: isFront ? loaded.items.slice(0, from) : [],
    previous: isFront ? loaded.previous : page.previous,
    behind: isBehind ? loaded.items.slice(last + 1) : [],
    next: isBehind ? loaded.next : page.next,
  };
}
