/** The cached pages by the tags of what they show. */
export function createTagIndex() {
  const keys = new Map<string, Set<string>>();
  return {
    keysOf: (tag: string): string[] => [...(keys.get(tag) ?? [])],
    add(key: string, tags: Iterable<string>): void {
      for (const tag of tags) {
        const held = keys.get(tag);
        if (held) held.add(key);
        else keys.set(tag, new Set([key]));
      }
    },
    remove(key: string, tags: Iterable<string>): void {
      for (const tag of tags) {
        const held = keys.get(tag);
        held?.delete(key);
        if (held?.size === 0) keys.delete(tag);
      }
    },
  };
}
