/** The pairs there were, with the given ones over them; an empty value takes a pair away. */
export function withMetadata(
  pairs: Record<string, string>,
  given: Record<string, string> | undefined,
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...pairs, ...given }).filter(([, value]) => value !== ""));
}
