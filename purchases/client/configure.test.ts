import { describe, expect, onTestFinished, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import {
  ErrorCode,
  Purchases,
  type PurchasesConfig,
  PurchasesError,
  UninitializedPurchasesError,
} from "../purchases.ts";
import { ada } from "../testing/purchases-on-recorded-server.ts";
import * as recorded from "../testing/recorded-answers.ts";
import { startRecordedServer } from "../testing/recorded-server.ts";

test("the shared instance", async () => {
  const { purchases } = await ada();
  expect(Purchases.isConfigured()).toBe(true);
  expect(Purchases.getSharedInstance()).toBe(purchases);
  const other = Purchases.configure({ apiKey: "rcb_x", appUserId: "bert" });
  purchases.close();
  expect(Purchases.getSharedInstance()).toBe(other);
  other.close();
  expect(Purchases.isConfigured()).toBe(false);
  expect(() => Purchases.getSharedInstance()).toThrow(UninitializedPurchasesError);
});

test("the first mistake is reported, in this order: key, user, address, headers", () => {
  const wrong = { apiKey: "x", appUserId: "", httpConfig: { proxyURL: "a/", additionalHeaders: { Accept: "x" } } };
  const code = (config: PurchasesConfig) => {
    try {
      Purchases.configure(config);
    } catch (cause) {
      return (cause as PurchasesError).errorCode;
    }
    return null;
  };
  expect(code(wrong)).toBe(ErrorCode.InvalidCredentialsError);
  expect(code({ ...wrong, apiKey: "rcb_x" })).toBe(ErrorCode.InvalidAppUserIdError);
  expect(code({ ...wrong, apiKey: "rcb_x", appUserId: "ada" })).toBe(ErrorCode.ConfigurationError);
});

describe("configured by parts", () => {
  const configure = Purchases.configure as (...parts: unknown[]) => Purchases;

  test("one after another", async () => {
    const wire = await startRecordedServer(() => ({ body: recorded.customer }));
    const purchases = configure("test_x", "ada", { proxyURL: wire.url }, { collectAnalyticsEvents: false });
    expect([purchases.getAppUserId(), purchases.isSandbox()]).toEqual(["ada", true]);
    await purchases.getCustomerInfo();
    expect(wire.seen.map((one) => one.call)).toEqual(["GET /v1/subscribers/ada"]);
  });

  test.each([
    [[]],
    [["rcb_x"]],
    [[5, "ada"]],
    [["rcb_x", 5]],
    [["rcb_x", null]],
    [[null, "ada"]],
    [[undefined, "ada"]],
  ])("%j are not two strings", (parts) => {
    expect(() => configure(...parts)).toThrow(expect.objectContaining({ errorCode: ErrorCode.ConfigurationError }));
  });

  test.each([
    [["", "ada"], ErrorCode.InvalidCredentialsError],
    [["rcb_x", ""], ErrorCode.InvalidAppUserIdError],
    [["rcb_x", "ada", { proxyURL: "https://pay.example/" }], ErrorCode.ConfigurationError],
    [["rcb_x", "ada", { eventsURL: "https://pay.example/" }], ErrorCode.ConfigurationError],
    [["rcb_x", "ada", { additionalHeaders: { Accept: "x" } }], ErrorCode.ConfigurationError],
    [["pdl_x", "ada"], ErrorCode.InvalidCredentialsError],
  ])("%j are checked like one object", (parts, errorCode) => {
    expect(() => configure(...parts)).toThrow(expect.objectContaining({ errorCode }));
  });

  test("a key of Paddle where the flag allows it", () => {
    expect(configure("pdl_x", "ada", undefined, { allowPaddleAPIKey: true }).getAppUserId()).toBe("ada");
  });

  test("what is refused leaves the instance before it in place", () => {
    const before = configure("rcb_x", "ada");
    expect(() => configure("rcb_x", "")).toThrow(PurchasesError);
    expect(Purchases.getSharedInstance()).toBe(before);
  });
});

test("an instance beside the shared one", async () => {
  const { purchases } = await ada();
  const other = Purchases.create({ apiKey: "rcb_x", appUserId: "bert" });
  expect([other.getAppUserId(), Purchases.getSharedInstance()]).toEqual(["bert", purchases]);
});

test("a framework around the SDK names itself in every call", async () => {
  expect(Purchases.getPlatformInfo()).toBeNull();
  Purchases.setPlatformInfo({ flavor: "flutter", version: "9.1.0" });
  onTestFinished(() => Purchases.setPlatformInfo(null as never));
  const { purchases, wire } = await ada();
  await purchases.getCustomerInfo();
  expect(wire.seen[0]?.headers).toMatchObject({ "x-platform-flavor": "flutter", "x-platform-flavor-version": "9.1.0" });
  expect(Purchases.getPlatformInfo()).toEqual({ flavor: "flutter", version: "9.1.0" });
});

test("every code has a sentence of its own", () => {
  const codes = Object.values(ErrorCode).filter((code): code is ErrorCode => typeof code === "number");
  expect(codes).toHaveLength(28);
  const sentences = codes.map((code) => new PurchasesError(code).message);
  expect(new Set(sentences).size).toBe(28);
  expect(sentences.filter((one) => !one.endsWith("."))).toEqual([]);
});

test("an error is printed in one line with its cause", () => {
  const error = new PurchasesError(ErrorCode.StoreProblemError, undefined, "No account.");
  expect(error.toString()).toBe("PurchasesError 2 StoreProblemError: The purchase could not be set up. (No account.)");
  expect(`${new PurchasesError(ErrorCode.NetworkError)}`).toMatch(/^PurchasesError 10 NetworkError: [^()]+$/);
});

test("an anonymous id is the marker and 32 hexadecimal digits, and no two are alike", () => {
  const ids = Array.from({ length: 50 }, () => Purchases.generateRevenueCatAnonymousAppUserId());
  for (const id of ids) expect(id).toMatch(/^\$RCAnonymousID:[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(50);
  const isAnonymous = (appUserId: string) => Purchases.create({ apiKey: "rcb_x", appUserId }).isAnonymous();
  expect([isAnonymous(defined(ids[0])), isAnonymous("ada")]).toEqual([true, false]);
});
