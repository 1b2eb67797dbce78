import { expect, test } from "vitest";
import { isSoundSecretKey, newSecretKey, prefixOfSecret } from "./secret-api-key.ts";

test("a new secret key is sound, and never the same", () => {
  const keys = Array.from({ length: 200 }, newSecretKey);
  for (const key of keys) expect(key).toMatch(/^sk_v1_[0-9A-Za-z]{38}$/);
  expect(keys.every(isSoundSecretKey)).toBe(true);
  expect(new Set(keys).size).toBe(200);
});

test("any one letter mistyped is found", () => {
  const key = newSecretKey();
  for (let at = "sk_v1_".length; at < key.length; at++) {
    const other = key[at] === "x" ? "y" : "x";
    expect(isSoundSecretKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
  }
  expect(isSoundSecretKey(`${key}0`)).toBe(false);
});

test("a key from a file needs no checksum, and shows less of itself", () => {
  expect(isSoundSecretKey("sk_atelier_0123456789")).toBe(true);
  expect(prefixOfSecret("sk_atelier_0123456789")).toBe("sk_atel");
  expect(prefixOfSecret(newSecretKey())).toMatch(/^sk_v1_\w{8}$/);
});
