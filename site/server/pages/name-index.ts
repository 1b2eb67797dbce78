/** The cached pages by the names of what they show. */
export function createNameIndex() {
  const keys = new Map<string, Set<string>>();
  return {
    keysOf: (name: string): string[] => [...(keys.get(name) ?? [])],
    add(key: string, names: Iterable<string>): void {
      for (const name of names) {
        const held = keys.get(name);
        if (held) held.add(key);
        else keys.set(name, new Set([key]));
      }
    },
    remove(key: string, names: Iterable<string>): void {
      for (const name of names) {
        const held = keys.get(name);
        held?.delete(key);
        if (held?.size === 0) keys.delete(name);
      }
    },
  };
}
