import { describe, expect, test } from "vitest";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { checkApiKey, checkAppUserId, checkCurrency, checkHeaders, checkProxyUrl, emailFault } from "./validate.ts";

function refusal(check: () => void): { code: number; message: string } | null {
  try {
    check();
    return null;
  } catch (cause) {
    if (!(cause instanceof PurchasesError)) throw cause;
    return { code: cause.errorCode, message: cause.message };
  }
}

describe("API keys", () => {
  test.each(["rcb_x", "rcb_sb_x", "rcb_A.b-c_9", "test_x"])("%s is accepted", (key) => {
    expect(refusal(() => checkApiKey(key, { allowPaddle: false }))).toBeNull();
  });
  test.each(["", "rcb_", "test_", "pdl_x", "appl_x", " rcb_x", "rcb_x ", "rcb_ä", "sk_x"])("%j is refused", (key) => {
    expect(refusal(() => checkApiKey(key, { allowPaddle: false }))).toEqual({
      code: ErrorCode.InvalidCredentialsError,
      message: "Invalid API key. Use your Web Billing API key.",
    });
  });
  test("a Paddle key is accepted where the flag allows it", () => {
    expect(refusal(() => checkApiKey("pdl_x", { allowPaddle: true }))).toBeNull();
  });
});

describe("app user ids", () => {
  const nobody = [
    "no_user",
    "null",
    "none",
    "nil",
    "(null)",
    "NaN",
    "\u0000",
    "\\x00",
    "",
    "unidentified",
    "undefined",
  ];
  test.each([...nobody, "unknown", "a/b"])("%j is refused", (id) => {
    expect(refusal(() => checkAppUserId(id))?.code).toBe(ErrorCode.InvalidAppUserIdError);
  });
  test.each(["ada", "$RCAnonymousID:ab", "Null", "a b", "ä?#%"])("%j is accepted", (id) => {
    expect(refusal(() => checkAppUserId(id))).toBeNull();
  });
});

test("a proxy address must not end with a slash", () => {
  expect(refusal(() => checkProxyUrl("https://pay.example/"))?.code).toBe(ErrorCode.ConfigurationError);
  expect(refusal(() => checkProxyUrl("https://pay.example"))).toBeNull();
  expect(refusal(() => checkProxyUrl(undefined))).toBeNull();
});

test.each([
  "Authorization",
  "Content-Type",
  "Accept",
  "X-Platform",
  "X-Version",
  "X-Is-Sandbox",
  "X-Platform-Flavor",
  "X-Platform-Flavor-Version",
  "x-version",
])("the header %s is reserved", (name) => {
  expect(refusal(() => checkHeaders({ [name]: "x" }))?.code).toBe(ErrorCode.ConfigurationError);
});

test("other headers are the developer's", () => {
  expect(refusal(() => checkHeaders({ "X-Mine": "x" }))).toBeNull();
});

test("a currency is three capitals", () => {
  expect(refusal(() => checkCurrency("EUR"))).toBeNull();
  expect(refusal(() => checkCurrency("eur"))).toEqual({
    code: ErrorCode.ConfigurationError,
    message: "Currency code eur is not valid. Please provide a valid ISO 4217 currency code.",
  });
});

test.each([
  ["", "You need to provide your email address to continue."],
  ["   ", "You need to provide your email address to continue."],
  ["ada", "Email is not valid. Please provide a valid email address."],
  ["ada@example", "Email is not valid. Please provide a valid email address."],
  ["a da@example.org", "Email is not valid. Please provide a valid email address."],
  ["ada@example.org", null],
])("the email %j: %s", (email, fault) => {
  expect(emailFault(email)).toBe(fault);
});
