import { randomBytes } from "node:crypto";

/** A UUID of version 7: sortable by the time it was made, never made by SQL. */
export function newId(at: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Whether a text can be one of our ids: metadata at the provider may come from others. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** 192 random bits, safe in a URL: a checkout's session is all it takes to continue the checkout. */
export function newSessionId(): string {
  return `op_${randomBytes(24).toString("base64url")}`;
}
