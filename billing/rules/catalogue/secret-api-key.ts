import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const shape = /^sk_v1_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** `sk_v1_`, 190 random bits, and a checksum that tells a mistyped key from an unknown one. */
export function newSecretKey(): string {
  const secret = randomLetters(32);
  return `sk_v1_${secret}${checksumOf(secret)}`;
}

/** False for a mistyped key of our own making. Keys from a document have no checksum. */
export function isSoundSecretKey(key: string): boolean {
  const [, secret, checksum] = shape.exec(key) ?? [];
  if (secret === undefined) return !key.startsWith("sk_v1_");
  return checksum === checksumOf(secret);
}

export function prefixOfSecret(key: string): string {
  return key.slice(0, shape.test(key) ? 14 : 7);
}

function checksumOf(secret: string): string {
  let left = crc32(secret);
  let text = "";
  for (let at = 0; at < 6; at++) {
    text = letters[left % 62] + text;
    left = Math.floor(left / 62);
  }
  return text;
}

/** Bytes from 248 on are dropped, or some letters would be more likely. */
function randomLetters(count: number): string {
  let text = "";
  while (text.length < count) {
    for (const byte of randomBytes(count)) if (byte < 248 && text.length < count) text += letters[byte % 62];
  }
  return text;
}
