import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { hashPassword, isPassword } from "./password.ts";

describe("a kept password", () => {
  test("is an Argon2id hash with its own salt, and opens only to the password", async () => {
    const [one, two] = await Promise.all([hashPassword("three old coats"), hashPassword("three old coats")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=38912,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await isPassword("three old coats", one)).toBe(true);
    expect(await isPassword("three old coat", one)).toBe(false);
  });

  test("is the same however the keyboard composed its letters", async () => {
    const kept = await hashPassword("caf\u00e9 au lait");
    expect(await isPassword("cafe\u0301 au lait", kept)).toBe(true);
  });

  test("of nobody opens to nothing", async () => {
    expect(await isPassword("", null)).toBe(false);
  });

  test("still opens when the cost was another at the time", async () => {
    const { argon2Sync } = await import("node:crypto");
    const salt = Buffer.alloc(16, 7);
    const tag = argon2Sync("argon2id", {
      message: "three old coats",
      nonce: salt,
      memory: 64,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
    expect(await isPassword("three old coats", `$argon2id$v=19$m=64,t=1,p=1$${text(salt)}$${text(tag)}`)).toBe(true);
  });
});

describe("common passwords", () => {
  test.each([
    "password12",
    "Password123!",
    "1234567890",
    "0987654321",
    "qwertyuiop",
    "aaaaaaaaaa",
    "abababababab",
    "letmein123456",
    "sunshinesunshine",
    "abcdefghij",
  ])("%s is one", (password) => expect(isCommonPassword(password)).toBe(true));
  test.each(["three old coats", "mend-the-blue-one", "xk29fhw03jd", "passwordless is a lie", "winter coat, mended"])(
    "%s is none",
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
