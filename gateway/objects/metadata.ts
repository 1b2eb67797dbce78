/** Merges metadata; an empty value removes a pair. */
export function withMetadata(
  pairs: Record<string, string>,
  given: Record<string, string> | undefined,
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...pairs, ...given }).filter(([, value]) => value !== ""));
}
