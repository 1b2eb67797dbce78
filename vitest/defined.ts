/** The value, for tests that cannot go on without it. @throws when there is none */
export function defined<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("A value that the test needs is missing.");
  return value;
}
