/** @throws Error when a fixture lacks the value */
export function required<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error("A value that the test needs is missing.");
  return value;
}
