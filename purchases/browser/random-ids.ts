import { anonymousIdPrefix } from "@hemline/protocol/app-user-ids";

function hexOf(bytes: number): string {
  // Not randomUUID, which exists in secure contexts only.
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An id for an anonymous customer: `$RCAnonymousID:` and 32 hexadecimal digits. */
export function anonymousAppUserId(): string {
  return `${anonymousIdPrefix}${hexOf(16)}`;
}

export function uuid(): string {
  return hexOf(16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
