/** An instant on the wire: UTC, whole seconds. */
export function formatTimestamp(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

export function formatTimestampOrNull(at: Date | null): string | null {
  return at && formatTimestamp(at);
}
