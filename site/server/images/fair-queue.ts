/** A queue in which members take turns, so that one with many items does not make the others wait. */
export interface FairQueue<T> {
  readonly size: number;
  sizeOf(member: string): number;
  add(member: string, item: T): void;
  /** The first item of the member whose turn it is. */
  take(): T | undefined;
  clear(): T[];
}

export function createFairQueue<T>(): FairQueue<T> {
  const waiting = new Map<string, T[]>();
  let size = 0;

  function take(): T | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [member, items] = first;
    const item = items.shift();
    waiting.delete(member);
    if (items.length > 0) waiting.set(member, items);
    size -= 1;
    return item;
  }

  return {
    get size() {
      return size;
    },
    sizeOf: (member) => waiting.get(member)?.length ?? 0,
    add(member, item) {
      const items = waiting.get(member);
      if (items) items.push(item);
      else waiting.set(member, [item]);
      size += 1;
    },
    take,
    clear() {
      const all = [...waiting.values()].flat();
      waiting.clear();
      size = 0;
      return all;
    },
  };
}
