import { expect, test } from "vitest";
import {
  ErrorCode,
  Purchases,
  type PurchasesConfig,
  PurchasesError,
  UninitializedPurchasesError,
} from "./purchases.ts";
import * as recorded from "./testing/recorded.ts";
import { openWire, type WireAnswer } from "./testing/wire.ts";

const answers: Record<string, WireAnswer> = {
  "GET /v1/subscribers/ada/offerings": { body: recorded.offerings },
  "GET /rcbilling/v1/subscribers/ada/products": { body: recorded.products },
  "GET /v1/subscribers/ada": { body: recorded.customer },
};

async function ada(more: Record<string, WireAnswer> = {}, apiKey = "rcb_sb_x") {
  const wire = await openWire((call) => ({ ...answers, ...more })[call] ?? { status: 404, text: "nothing here" });
  const purchases = Purchases.configure({
    apiKey,
    appUserId: "ada",
    httpConfig: { proxyURL: wire.url, additionalHeaders: { "X-Mine": "yes" } },
  });
  return { purchases, wire };
}

async function refusal(promise: Promise<unknown>): Promise<PurchasesError> {
  const cause = await promise.then(
    () => null,
    (one: unknown) => one,
  );
  if (!(cause instanceof PurchasesError)) throw new Error(`Not refused: ${String(cause)}`);
  return cause;
}

test("every call says who asks and what it understands", async () => {
  const { purchases, wire } = await ada();
  await purchases.getCustomerInfo();
  expect(wire.seen[0]?.headers).toMatchObject({
    authorization: "Bearer rcb_sb_x",
    "content-type": "application/json",
    accept: "application/json",
    "x-platform": "web",
    "x-version": "1.13.1",
    "x-is-sandbox": "true",
    "x-mine": "yes",
  });
});

test.each([
  ["rcb_x", "false", false],
  ["rcb_sb_x", "true", true],
  ["test_x", "false", true],
])("the key %s: the header says %s, isSandbox() says %s", async (key, header, isSandbox) => {
  const { purchases, wire } = await ada({}, key);
  await purchases.getCustomerInfo();
  expect(wire.seen[0]?.headers["x-is-sandbox"]).toBe(header);
  expect(purchases.isSandbox()).toBe(isSandbox);
});

test("offerings ask for each product once, in the wanted currency", async () => {
  const { purchases, wire } = await ada();
  const { current, all } = await purchases.getOfferings({ currency: "EUR" });
  expect(current?.identifier).toBe("default");
  expect(Object.keys(all)).toEqual(["default", "spring"]);
  expect(wire.seen[1]?.query).toBe("?id=atelier_monthly&id=lookbook&id=nowhere&currency=EUR");
});

test("one offering by its identifier, or the current one", async () => {
  const { purchases } = await ada();
  const one = await purchases.getOfferings({ offeringIdentifier: "spring" });
  expect([Object.keys(one.all), one.current]).toEqual([["spring"], null]);
  const current = await purchases.getOfferings({ offeringIdentifier: "current" });
  expect([Object.keys(current.all), current.current?.identifier]).toEqual([["default"], "default"]);
});

test("a placement", async () => {
  const { purchases } = await ada();
  expect((await purchases.getCurrentOfferingForPlacement("onboarding"))?.identifier).toBe("spring");
  expect(await purchases.getCurrentOfferingForPlacement("settings")).toBeNull();
});

test("no packages, no call for products; many packages, several calls", async () => {
  const packages = Array.from({ length: 200 }, (_, at) => ({
    identifier: `p${at}`,
    platform_product_identifier: `a_product_with_a_long_name_${at}`,
  }));
  const offering = { ...recorded.offerings.offerings[0]!, packages };
  const offerings = { ...recorded.offerings, offerings: [offering] };
  const many = await ada({ "GET /v1/subscribers/ada/offerings": { body: offerings } });
  await many.purchases.getOfferings();
  const queries = many.wire.seen.slice(1).map((one) => one.query);
  expect(queries.length).toBeGreaterThan(1);
  expect(Math.max(...queries.map((query) => query.length))).toBeLessThanOrEqual(2000);
  expect(queries.join("").match(/id=/g)).toHaveLength(200);

  const none = await ada({ "GET /v1/subscribers/ada/offerings": { body: { ...offerings, offerings: [] } } });
  expect(await none.purchases.getOfferings()).toEqual({ all: {}, current: null });
  expect(none.wire.seen).toHaveLength(1);
});

test("an id is encoded in the path", async () => {
  const { purchases, wire } = await ada({
    "GET /v1/subscribers/%24RCAnonymousID%3Aa%20b": { body: recorded.customer },
  });
  await purchases.changeUser("$RCAnonymousID:a b");
  expect(wire.seen[0]?.call).toBe("GET /v1/subscribers/%24RCAnonymousID%3Aa%20b");
  expect(purchases.isAnonymous()).toBe(true);
  expect(purchases.getAppUserId()).toBe("$RCAnonymousID:a b");
});

test("entitlements", async () => {
  const { purchases } = await ada();
  expect(await purchases.isEntitledTo("pro")).toBe(true);
  expect(await purchases.isEntitledTo("nothing")).toBe(false);
});

test("attributes make the customer first, and an empty answer is fine", async () => {
  const { purchases, wire } = await ada({ "POST /v1/subscribers/ada/attributes": { status: 200, text: "" } });
  await purchases.setAttributes({ $displayName: "Ada", gone: null });
  expect(wire.seen.map((one) => one.call)).toEqual(["GET /v1/subscribers/ada", "POST /v1/subscribers/ada/attributes"]);
  expect(wire.seen[1]?.body).toEqual({
    attributes: {
      $displayName: { value: "Ada", updated_at_ms: expect.any(Number) },
      gone: { value: null, updated_at_ms: expect.any(Number) },
    },
  });
});

test("a lost connection is a network error", async () => {
  const { purchases } = await ada({ "GET /v1/subscribers/ada": "hang up" });
  expect(await refusal(purchases.getCustomerInfo())).toMatchObject({
    errorCode: ErrorCode.NetworkError,
    message: "Error performing request. Please check your network connection and try again.",
  });
});

test("an answer that is no JSON, or none at all, is not expected", async () => {
  for (const text of ["<html>", ""]) {
    const { purchases } = await ada({ "GET /v1/subscribers/ada": { status: 200, text } });
    expect((await refusal(purchases.getCustomerInfo())).errorCode).toBe(ErrorCode.UnexpectedBackendResponseError);
  }
});

test("preload never rejects", async () => {
  const { purchases, wire } = await ada();
  await purchases.preload();
  expect(wire.seen.map((one) => one.call)).toEqual(["GET /rcbilling/v1/branding"]);
});

test("a purchase needs a browser", async () => {
  const { purchases } = await ada();
  const { monthly } = (await purchases.getOfferings()).current!;
  expect((await refusal(purchases.purchase({ rcPackage: monthly! }))).errorCode).toBe(ErrorCode.UnsupportedError);
});

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

test("what is wrong is said in order: key, user, address, headers", () => {
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

test("an anonymous id is the marker and 32 hexadecimal digits", () => {
  expect(Purchases.generateRevenueCatAnonymousAppUserId()).toMatch(/^\$RCAnonymousID:[0-9a-f]{32}$/);
});
