function hexOf(bytes: number): string {
  // Not randomUUID: it is missing on pages without a secure context.
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An id for a customer who has none: `$RCAnonymousID:` and 32 hexadecimal digits. */
export function anonymousAppUserId(): string {
  return `${anonymousMarker}${hexOf(16)}`;
}

export const anonymousMarker = "$RCAnonymousID:";

/** A random word in the shape of a UUID. */
export function uuid(): string {
  return hexOf(16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
