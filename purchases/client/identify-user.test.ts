import { describe, expect, test } from "vitest";
import { ErrorCode, type Purchases } from "../purchases.ts";
import { ada, refusal } from "../testing/purchases-on-recorded-server.ts";
import * as recorded from "../testing/recorded-answers.ts";
import type { RecordedAnswer } from "../testing/recorded-server.ts";

describe("identifying a customer", () => {
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

  test("logging out before the answer wins", async () => {
    const { purchases } = await ada({
      "POST /v1/subscribers/identify": { body: recorded.customer },
      "GET /v1/subscribers/nobody": { body: recorded.customer },
    });
    await Promise.all([purchases.identifyUser("bert"), purchases.changeUser("nobody")]);
    expect(purchases.getAppUserId()).toBe("nobody");
  });

  test("an empty answer changes nothing", async () => {
    const { purchases } = await ada({ "POST /v1/subscribers/identify": { body: {} } });
    await expect(purchases.identifyUser("bert")).rejects.toThrow();
    expect(purchases.getAppUserId()).toBe("ada");
  });

  test("a failure changes nothing", async () => {
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
  const empty: RecordedAnswer = { body: {} };
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
