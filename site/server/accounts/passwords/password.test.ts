import { describe, expect, test } from "vitest";
import { testPasswordHash } from "../../testing/test-password-hash.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { hashPassword, isPassword, recommendedCost } from "./password.ts";

describe("a stored password", () => {
  test("is an Argon2id hash with its own salt, and matches only the password", async () => {
    const [one, two] = await Promise.all([
      hashPassword("three old coats", recommendedCost),
      hashPassword("three old coats", recommendedCost),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=38912,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await isPassword("three old coats", one, recommendedCost)).toBe(true);
    expect(await isPassword("three old coat", one, recommendedCost)).toBe(false);
  });

  test("is the same in every Unicode normalization", async () => {
    const kept = await hashPassword("caf\u00e9 au lait", recommendedCost);
    expect(await isPassword("cafe\u0301 au lait", kept, recommendedCost)).toBe(true);
  });

  test("that does not exist matches nothing", async () => {
    expect(await isPassword("", null, recommendedCost)).toBe(false);
  });

  test("still matches at an earlier cost", async () => {
    expect(await isPassword("three old coats", testPasswordHash("three old coats"), recommendedCost)).toBe(true);
  });
});

describe("common passwords", () => {
  test.each([
    "password12",
    "Password123!",
    "P@ssw0rd2026",
    "1234567890",
    "0987654321",
    "qwertyuiop",
    "1q2w3e4r5t6y",
    "aaaaaaaaaa",
    "abababababab",
    "abcdefghij",
    "letmein123456",
    "sunshinesunshine",
    "michaeljackson",
    "liverpoolfc",
    "manchester1",
    "elizabeth123",
    "football2024",
    "welcome2024!",
    "summer2026!!",
    "Passwort2026!",
    "Hemline2026",
    "wardrobe123",
  ])("%s is one", async (password) => expect(await isCommonPassword(password)).toBe(true));

  test.each(["Marsh-1990", "adamarsh1990", "ada@hemline.example"])("%s is one of Ada Marsh's", async (password) =>
    expect(await isCommonPassword(password, ["Ada", "Marsh", "ada@hemline.example"])).toBe(true),
  );

  test.each([
    "three old coats",
    "mend-the-blue-one",
    "xk29fhw03jd",
    "passwordless is a lie",
    "winter coat, mended",
    "a long sunny sentence",
  ])("%s is none", async (password) => expect(await isCommonPassword(password)).toBe(false));

  test("are checked by their first letters: the longest one costs no more than a short one", async () => {
    expect(await isCommonPassword(`three old coats${"x".repeat(240)}`)).toBe(false);
    expect(await isCommonPassword("password".repeat(32))).toBe(true);
  });
});
