/** A value that must be there. @throws when it is null or undefined. */
export function defined<T>(value: T, what: string): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

/** The first of a list that must have one. @throws when the list is empty. */
export function firstOf<T>(list: readonly T[], what: string): T {
  if (list.length === 0) throw new Error(`There is no ${what}.`);
  return list[0] as T;
}
