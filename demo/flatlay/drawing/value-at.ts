/** An element of an array whose index is known to be inside. Outside it is NaN, which spoils the picture visibly. */
export const valueAt = (values: ArrayLike<number>, index: number): number => values[index] ?? Number.NaN;

/** @throws when the index is outside. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index} of ${items.length}.`);
  return item;
}
