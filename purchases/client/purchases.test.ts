import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  ErrorCode,
  Purchases,
  type PurchasesConfig,
  PurchasesError,
  UninitializedPurchasesError,
} from "../purchases.ts";
import * as recorded from "../testing/recorded-answers.ts";
import { openWire, type WireAnswer } from "../testing/recorded-server.ts";

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
  const offering = { ...recorded.offerings.offerings[0]!, packages };
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

test("attributes stay with the customer of whom they were said", async () => {
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

describe("configured by parts", () => {
  const configure = Purchases.configure as (...parts: unknown[]) => Purchases;

  test("one after another", async () => {
    const wire = await openWire(() => ({ body: recorded.customer }));
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

describe("somebody turns out to be a customer", () => {
  test.each([
    [201, true],
    [200, false],
  ])("an answer of %i: wasCreated is %j", async (status, wasCreated) => {
    const { purchases, wire } = await ada({ "POST /v1/subscribers/identify": { status, body: recorded.customer } });
    const result = await purchases.identifyUser("bert");
    expect(result.wasCreated).toBe(wasCreated);
    expect(Object.keys(result.customerInfo.entitlements.all)).toContain("pro");
    expect(wire.seen.map((one) => one.body)).toEqual([{ app_user_id: "ada", new_app_user_id: "bert" }]);
    expect(purchases.getAppUserId()).toBe("bert");
  });

  test("who logs out before the answer has come stays logged out", async () => {
    const { purchases } = await ada({
      "POST /v1/subscribers/identify": { body: recorded.customer },
      "GET /v1/subscribers/nobody": { body: recorded.customer },
    });
    await Promise.all([purchases.identifyUser("bert"), purchases.changeUser("nobody")]);
    expect(purchases.getAppUserId()).toBe("nobody");
  });

  test("an answer that says nothing changes nobody", async () => {
    const { purchases } = await ada({ "POST /v1/subscribers/identify": { body: {} } });
    await expect(purchases.identifyUser("bert")).rejects.toThrow();
    expect(purchases.getAppUserId()).toBe("ada");
  });

  test("who could not be told stays who they were", async () => {
    const { purchases } = await ada({ "POST /v1/subscribers/identify": "hang up" });
    expect((await refusal(purchases.identifyUser("bert"))).errorCode).toBe(ErrorCode.NetworkError);
    expect(purchases.getAppUserId()).toBe("ada");
    expect((await refusal(purchases.identifyUser("a/b"))).errorCode).toBe(ErrorCode.InvalidAppUserIdError);
  });
});

test.each<[string, (purchases: Purchases) => Promise<unknown>]>([
  ["getCustomerInfo", (one) => one.getCustomerInfo()],
  ["getOfferings", (one) => one.getOfferings()],
  ["getCurrentOfferingForPlacement", (one) => one.getCurrentOfferingForPlacement("home")],
  ["getVirtualCurrencies", (one) => one.getVirtualCurrencies()],
  ["identifyUser", (one) => one.identifyUser("bert")],
])("an answer of another shape is refused as that by %s", async (_, ask) => {
  const empty: WireAnswer = { body: {} };
  const { purchases } = await ada({
    "GET /v1/subscribers/ada": empty,
    "GET /v1/subscribers/ada/offerings": empty,
    "GET /v1/subscribers/ada/virtual_currencies": empty,
    "POST /v1/subscribers/identify": empty,
  });
  expect((await refusal(ask(purchases))).errorCode).toBe(ErrorCode.UnexpectedBackendResponseError);
});

test("products of another shape are refused as that", async () => {
  const { purchases } = await ada({ "GET /rcbilling/v1/subscribers/ada/products": { body: {} } });
  expect((await refusal(purchases.getOfferings())).errorCode).toBe(ErrorCode.UnexpectedBackendResponseError);
});

describe("virtual currencies", () => {
  const gold = { virtual_currencies: { GLD: { balance: -5, name: "Gold", code: "GLD", description: null } } };
  const held = { all: { GLD: { balance: -5, name: "Gold", code: "GLD", serverDescription: null } } };
  const rich = async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { purchases, wire } = await ada({
      "GET /v1/subscribers/ada/virtual_currencies": { body: gold },
      "GET /v1/subscribers/bert/virtual_currencies": { body: { virtual_currencies: {} } },
      "GET /v1/subscribers/bert": { body: recorded.customer },
    });
    const reads = () => wire.seen.filter((one) => one.call.endsWith("/virtual_currencies")).length;
    const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
    return { purchases, reads, later };
  };

  test("are read once in five minutes", async () => {
    const { purchases, reads, later } = await rich();
    expect(await purchases.getVirtualCurrencies()).toEqual(held);
    later(5 * 60_000 - 1);
    expect(await purchases.getVirtualCurrencies()).toEqual(held);
    expect(reads()).toBe(1);
    later(1);
    await purchases.getVirtualCurrencies();
    expect(reads()).toBe(2);
  });

  test("are read anew when the clock was set back since", async () => {
    const { purchases, reads, later } = await rich();
    await purchases.getVirtualCurrencies();
    later(-60_000);
    await purchases.getVirtualCurrencies();
    expect(reads()).toBe(2);
  });

  test("are read once for all who ask at the same time", async () => {
    const { purchases, reads } = await rich();
    const [one, other] = await Promise.all([purchases.getVirtualCurrencies(), purchases.getVirtualCurrencies()]);
    expect([one, reads()]).toEqual([other, 1]);
  });

  test("are held however old they are, until they are forgotten", async () => {
    const { purchases, reads, later } = await rich();
    expect(purchases.getCachedVirtualCurrencies()).toBeNull();
    await purchases.getVirtualCurrencies();
    later(60 * 60_000);
    expect(purchases.getCachedVirtualCurrencies()).toEqual(held);
    purchases.invalidateVirtualCurrenciesCache();
    expect(purchases.getCachedVirtualCurrencies()).toBeNull();
    await purchases.getVirtualCurrencies();
    expect(reads()).toBe(2);
  });

  test("belong to one customer", async () => {
    const { purchases } = await rich();
    await purchases.getVirtualCurrencies();
    await purchases.changeUser("bert");
    expect(purchases.getCachedVirtualCurrencies()).toBeNull();
    expect(await purchases.getVirtualCurrencies()).toEqual({ all: {} });
  });

  test("that were forgotten while they were read are not held", async () => {
    const { purchases } = await rich();
    const late = purchases.getVirtualCurrencies();
    purchases.invalidateVirtualCurrenciesCache();
    await late;
    expect(purchases.getCachedVirtualCurrencies()).toBeNull();
  });

  test("that could not be read are asked for again", async () => {
    const { purchases } = await ada({ "GET /v1/subscribers/ada/virtual_currencies": "hang up" });
    expect((await refusal(purchases.getVirtualCurrencies())).errorCode).toBe(ErrorCode.NetworkError);
    expect((await refusal(purchases.getVirtualCurrencies())).errorCode).toBe(ErrorCode.NetworkError);
  });
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
  lookbook.purchase_options.base_option!.base_price.currency = "XTS";
  const { purchases } = await ada({
    "GET /rcbilling/v1/subscribers/ada/products": { body: { product_details: [monthly, lookbook] } },
  });
  const { availablePackages } = (await purchases.getOfferings({ currency: "EUR" })).current!;
  expect(availablePackages.map((one) => one.webBillingProduct.price.currency)).toEqual(["USD", "XTS", "XTS"]);
});

test("every code has a sentence of its own", () => {
  const codes = Object.values(ErrorCode).filter((code): code is ErrorCode => typeof code === "number");
  expect(codes).toHaveLength(28);
  const sentences = codes.map((code) => new PurchasesError(code).message);
  expect(new Set(sentences).size).toBe(28);
  expect(sentences.filter((one) => !one.endsWith("."))).toEqual([]);
});

test("an error says in one line what lies beneath it", () => {
  const error = new PurchasesError(ErrorCode.StoreProblemError, undefined, "No account.");
  expect(error.toString()).toBe(
    "PurchasesError 2 StoreProblemError: The store could not set up this purchase. (No account.)",
  );
  expect(`${new PurchasesError(ErrorCode.NetworkError)}`).toMatch(/^PurchasesError 10 NetworkError: [^()]+$/);
});

test("an anonymous id is the marker and 32 hexadecimal digits, and no two are alike", () => {
  const ids = Array.from({ length: 50 }, () => Purchases.generateRevenueCatAnonymousAppUserId());
  for (const id of ids) expect(id).toMatch(/^\$RCAnonymousID:[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(50);
  const isAnonymous = (appUserId: string) => Purchases.create({ apiKey: "rcb_x", appUserId }).isAnonymous();
  expect([isAnonymous(ids[0]!), isAnonymous("ada")]).toEqual([true, false]);
});
