/** An instant on the wire: UTC, whole seconds. */
export function instant(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

export function instantOrNull(at: Date | null): string | null {
  return at && instant(at);
}
