import { describe, expect, test } from "vitest";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { checkAddress, checkApiKey, checkAppUserId, checkHeaders } from "./validate-arguments.ts";

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
  test.each([
    ["pdl_x", true],
    ["pdl_", false],
    ["pdl_ä", false],
    ["rcb_x", true],
  ])("where the flag allows Paddle's, %s is accepted: %s", (key, isAccepted) => {
    expect(refusal(() => checkApiKey(key, { allowPaddle: true })) === null).toBe(isAccepted);
  });
});

describe("app user ids", () => {
  /** As the specification has it; the null character also comes written out. */
  const row = "no_user, null, none, nil, (null), NaN, a null character, unidentified, undefined or unknown";
  const nobody = row.split(/, | or /).map((word) => (word === "a null character" ? "\u0000" : word));
  test.each([...nobody, "\\x00", "", "a/b"])("%j is refused", (id) => {
    expect(refusal(() => checkAppUserId(id))).toEqual({
      code: ErrorCode.InvalidAppUserIdError,
      message: `App user id ${JSON.stringify(id)} is not valid. It must name one customer and must not contain "/".`,
    });
  });
  test.each(["ada", "$RCAnonymousID:ab", "Null", "a b", "ä?#%"])("%j is accepted", (id) => {
    expect(refusal(() => checkAppUserId(id))).toBeNull();
  });
});

test.each(["proxy URL", "eventsURL"] as const)("a %s must not end with a slash", (name) => {
  expect(refusal(() => checkAddress(name, "https://pay.example/"))).toEqual({
    code: ErrorCode.ConfigurationError,
    message: `Invalid ${name}. It must not end with a slash: paths are appended as they are.`,
  });
  expect(refusal(() => checkAddress(name, "https://pay.example"))).toBeNull();
  expect(refusal(() => checkAddress(name, undefined))).toBeNull();
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
  expect(refusal(() => checkHeaders({ "X-Mine": "x", [name]: "x" }))).toEqual({
    code: ErrorCode.ConfigurationError,
    message: `Invalid additional headers: ${name} is reserved.`,
  });
});

test("all reserved headers are named at once, and others are the developer's", () => {
  expect(refusal(() => checkHeaders({ Accept: "x", "X-Mine": "x", "X-Version": "x" }))?.message).toBe(
    "Invalid additional headers: Accept, X-Version are reserved.",
  );
  expect(refusal(() => checkHeaders({ "X-Mine": "x" }))).toBeNull();
});
