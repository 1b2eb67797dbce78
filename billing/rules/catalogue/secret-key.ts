import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const shape = /^sk_v1_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** `sk_v1_`, 190 bits that nobody guesses, and a checksum that tells a mistyped key from an unknown one. */
export function newSecretKey(): string {
  const secret = randomLetters(32);
  return `sk_v1_${secret}${checksumOf(secret)}`;
}

/** False for a key of our own making that was mistyped. Keys that were given in a file have no checksum. */
export function isSoundSecretKey(key: string): boolean {
  const [, secret, checksum] = shape.exec(key) ?? [];
  if (secret === undefined) return !key.startsWith("sk_v1_");
  return checksum === checksumOf(secret);
}

/** What people know a key by: public ones as they are, of a secret one the beginning. */
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

/** Bytes from 248 on are thrown away, or some letters would come more often. */
function randomLetters(count: number): string {
  let text = "";
  while (text.length < count) {
    for (const byte of randomBytes(count)) if (byte < 248 && text.length < count) text += letters[byte % 62];
  }
  return text;
}
