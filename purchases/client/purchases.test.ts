import { expect, test } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { ErrorCode } from "../purchases.ts";
import { ada, refusal } from "../testing/purchases-on-recorded-server.ts";
import * as recorded from "../testing/recorded-answers.ts";

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

test.each(["eur", "EURO"])("nothing is asked in the currency %s", async (currency) => {
  const { purchases, wire } = await ada();
  const refused = {
    errorCode: ErrorCode.ConfigurationError,
    message: `Currency code ${currency} is not valid. Please provide a valid ISO 4217 currency code.`,
  };
  expect(await refusal(purchases.getOfferings({ currency }))).toMatchObject(refused);
  expect(await refusal(purchases.getCurrentOfferingForPlacement("onboarding", { currency }))).toMatchObject(refused);
  expect(wire.seen).toEqual([]);
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
  const offering = { ...defined(recorded.offerings.offerings[0]), packages };
  const offerings = { ...recorded.offerings, offerings: [offering] };
  const many = await ada({ "GET /v1/subscribers/ada/offerings": { body: offerings } });
  await many.purchases.getOfferings();
  const asked = many.wire.seen.slice(1);
  const queries = asked.map((one) => one.query);
  expect(queries.length).toBeGreaterThan(1);
  const lengths = asked.map((one) => one.call.replace(/^GET /, "").length + one.query.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(2000);
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

test("attributes are set for the user at the time of the call", async () => {
  const { purchases, wire } = await ada({
    "POST /v1/subscribers/ada/attributes": { status: 200, text: "" },
    "GET /v1/subscribers/bert": { body: recorded.customer },
  });
  await Promise.all([purchases.setAttributes({ $email: "ada@example.org" }), purchases.changeUser("bert")]);
  expect(wire.seen.map((one) => one.call)).toContain("POST /v1/subscribers/ada/attributes");
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
  const { monthly } = defined((await purchases.getOfferings()).current);
  expect((await refusal(purchases.purchase({ rcPackage: defined(monthly) }))).errorCode).toBe(
    ErrorCode.UnsupportedError,
  );
});

test("a paywall needs a browser", async () => {
  const { purchases } = await ada();
  expect((await refusal(purchases.presentPaywall())).errorCode).toBe(ErrorCode.UnsupportedError);
});

test("the current offering by its identifier is still the current one", async () => {
  const { purchases } = await ada();
  const { all, current } = await purchases.getOfferings({ offeringIdentifier: "default" });
  expect([Object.keys(all), current?.identifier]).toEqual([["default"], "default"]);
});

test("products of several currencies, and of unknown ones, are for sale side by side", async () => {
  const [monthly, lookbook] = structuredClone(recorded.products.product_details);
  if (lookbook?.product_type !== "non_consumable") throw new Error("The recorded product is a subscription.");
  defined(lookbook.purchase_options.base_option).base_price.currency = "XTS";
  const { purchases } = await ada({
    "GET /rcbilling/v1/subscribers/ada/products": { body: { product_details: [monthly, lookbook] } },
  });
  const { availablePackages } = defined((await purchases.getOfferings({ currency: "EUR" })).current);
  expect(availablePackages.map((one) => one.webBillingProduct.price.currency)).toEqual(["USD", "XTS", "XTS"]);
});
