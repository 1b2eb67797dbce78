import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstOf } from "../../rules/defined.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { openTestBilling, type TestBilling } from "../../testing/test-billing.ts";

let service: TestBilling & { closes(): Promise<unknown[]> };
beforeAll(async () => {
  service = await openTestBilling();
});
afterAll(async () => {
  expect(await service.closes()).toEqual([]);
  expect(service.loggedErrors).toEqual([]);
});

const portal = `/portal/${fixtureCatalogue.project.identifier}/${firstOf(fixtureCatalogue.apps, "apps").identifier}`;

describe("a method that a path does not answer to is 405 and told which do", () => {
  test.each([
    ["DELETE", "/v1/subscribers/ada", "GET, HEAD"],
    ["PUT", "/v1/subscribers/ada/offerings", "GET, HEAD"],
    ["GET", "/v1/receipts", "POST"],
    ["GET", "/v1/events", "POST"],
    ["POST", "/rcbilling/v1/branding", "GET, HEAD"],
    ["DELETE", "/rcbilling/v1/checkout/op_1", "GET, HEAD, PATCH"],
    ["GET", "/webhooks/stripe", "POST"],
    ["POST", "/docs", "GET, HEAD"],
    ["DELETE", `/assets/${"0".repeat(64)}.png`, "GET, HEAD"],
    ["DELETE", `${portal}/branding`, "GET, HEAD"],
    ["GET", `${portal}/links`, "POST"],
  ])("%s %s", async (method, path, allowed) => {
    const headers = { authorization: `Bearer ${service.keys.sandbox}`, origin: "http://billing.example" };
    const answer = await service.billing.fetch(new Request(`http://billing.example${path}`, { method, headers }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
    expect(await answer.json()).toEqual({ code: 7226, message: expect.stringContaining(method) });
  });
});

describe("HEAD answers as GET does, without a body", () => {
  test.each(["/v1/subscribers/ada/offerings", "/rcbilling/v1/branding", "/docs", `${portal}/branding`, "/nothing"])(
    "%s",
    async (path) => {
      const headers = { authorization: `Bearer ${service.keys.sandbox}` };
      const asks = (method: string) =>
        service.billing.fetch(new Request(`http://billing.example${path}`, { method, headers }));
      const [get, head] = [await asks("GET"), await asks("HEAD")];
      expect([head.status, head.headers.get("content-type")]).toEqual([get.status, get.headers.get("content-type")]);
      expect(await head.text()).toBe("");
    },
  );
});
