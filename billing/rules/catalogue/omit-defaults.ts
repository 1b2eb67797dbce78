import { isDeepStrictEqual } from "node:util";

/** Leaves out what goes without saying: null, empty lists, and the named defaults. */
export function omitDefaults<T extends object>(document: T, defaults: Partial<Record<keyof T, unknown>> = {}): T {
  const said = Object.entries(document).filter(([name, value]) => {
    if (value === null || value === undefined || isDeepStrictEqual(value, [])) return false;
    return !(name in defaults) || !isDeepStrictEqual(value, defaults[name as keyof T]);
  });
  return Object.fromEntries(said) as T;
}
