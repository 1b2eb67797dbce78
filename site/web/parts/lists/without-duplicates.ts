/** What tells an item of a list from the others. */
export type Listed = { slug: string } | { id: string };

const keyOf = (item: Listed): string => ("slug" in item ? item.slug : item.id);

/** Each item once, at its first place: a further page repeats what new items have pushed down. */
export function withoutDuplicates<Item extends Listed>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isNew = !seen.has(keyOf(item));
    seen.add(keyOf(item));
    return isNew;
  });
}

/** What was loaded behind `first`, which may have been read anew since; null when nothing in `loaded` tells where. */
export function behind<Item extends Listed>(first: readonly Item[], loaded: readonly Item[]): Item[] | null {
  const last = first.at(-1);
  const at = last ? loaded.findIndex((item) => keyOf(item) === keyOf(last)) : -1;
  return at === -1 ? null : loaded.slice(at + 1);
}
