import { expect, test } from "vitest";
import * as z from "zod";
import type { BillingContext } from "../../context/billing-context.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { billingHttp } from "../http.ts";
import { calls } from "./calls.ts";
import { openApi } from "./document.ts";

const anyWord = (path: string) => path.replace(/:\w+/g, ":");

test("every route that takes a key is documented, and nothing else is", () => {
  const context = { clock: () => new Date(), browser: {} } as BillingContext;
  const { routes } = billingHttp(context, { trustProxy: false, portalFiles: undefined });
  const routed = routes
    .filter((it) => it.method !== "ALL" && /^\/(v1|rcbilling)\//.test(it.path))
    .map((it) => `${it.method} ${anyWord(it.path)}`);
  const documented = calls.map((it) => `${it.method.toUpperCase()} ${anyWord(it.path)}`);
  expect([...new Set(routed)].sort()).toEqual(documented.sort());
  const elsewhere = routes.filter((it) => !/^\/(v1|rcbilling|portal|assets|webhooks|docs)(\/|$)|^\/\*$/.test(it.path));
  expect(elsewhere.map((it) => it.path)).toEqual([]);
});

test("no two calls have one name", () => {
  expect(new Set(calls.map((it) => it.name)).size).toBe(calls.length);
});

test("the document is OpenAPI 3.1: every reference leads somewhere, every path's words are explained", () => {
  const document = openApi("https://shop.example/pay");
  expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "https://shop.example/pay" }] });
  const text = JSON.stringify(document);
  for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    expect(document.components.schemas).toHaveProperty(name!);
  }
  expect(text).not.toContain("undefined");
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const operation of Object.values(methods) as {
      parameters: { name: string; in: string; description: string }[];
    }[]) {
      const inPath = operation.parameters.filter((it) => it.in === "path");
      expect(inPath.map((it) => `{${it.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      for (const it of operation.parameters) expect(it.description).toEqual(expect.stringMatching(/\S/));
    }
  }
});

test("what the document says of an answer is what is answered: a validator made from it takes it, and no other", async () => {
  const { ada, get } = await testBilling();
  const { body: document } = await get<ReturnType<typeof openApi>>("/docs/openapi.json");
  const validators = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, z.fromJSONSchema(schema as never)]),
  );
  await ada.buys("atelier_monthly");
  await ada.buys("lookbook");
  const answers = {
    CustomerAnswer: (await get<object>("/v1/subscribers/ada")).body,
    OfferingsAnswer: (await get<object>("/v1/subscribers/ada/offerings")).body,
    ProductsAnswer: (await get<object>("/rcbilling/v1/subscribers/ada/products?id=atelier_yearly&id=pins")).body,
    Branding: (await get<object>("/rcbilling/v1/branding")).body,
    ProblemBody: (await get<object>("/v1/subscribers/no_user")).body,
  };
  for (const [name, body] of Object.entries(answers)) {
    expect(validators[name]!.safeParse(body).error, name).toBeUndefined();
    expect(validators[name]!.safeParse({ ...body, more: 1 }).success, name).toBe(false);
  }
});

test("people read the same on one page that loads nothing and runs nothing", async () => {
  const { billing } = await testBilling();
  const response = await billing.fetch(new Request("http://billing.example/docs"));
  const page = await response.text();
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const { name } of calls) expect(page).toContain(`id="${name}"`);
  expect(page).not.toMatch(/<script|<link|<img|src=|undefined|\sstyle=/);
});
