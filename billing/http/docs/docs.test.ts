import { expect, test } from "vitest";
import * as z from "zod";
import type { BillingContext } from "../../context/billing-context.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { billingHttp } from "../http.ts";
import { endpoints } from "./endpoints/all-endpoints.ts";
import { slugOf } from "./endpoints/endpoint.ts";
import { openApiDocument } from "./openapi-document.ts";

const anyParameter = (path: string) => path.replace(/:\w+/g, ":");

test("every route that takes a key is documented, and nothing else is", () => {
  const context = { clock: () => new Date(), browser: {} } as BillingContext;
  const { routes } = billingHttp(context, { trustProxy: false, portalFiles: undefined });
  const routed = routes
    .filter((it) => it.method !== "ALL" && /^\/(v1|rcbilling)\//.test(it.path))
    .map((it) => `${it.method} ${anyParameter(it.path)}`);
  const documented = endpoints.map((it) => `${it.method.toUpperCase()} ${anyParameter(it.path)}`);
  expect([...new Set(routed)].sort()).toEqual(documented.sort());
  const elsewhere = routes.filter((it) => !/^\/(v1|rcbilling|portal|assets|webhooks|docs)(\/|$)|^\/\*$/.test(it.path));
  expect(elsewhere.map((it) => it.path)).toEqual([]);
});

test("no two endpoints share a name or a title", () => {
  expect(new Set(endpoints.map((it) => it.name)).size).toBe(endpoints.length);
  expect(new Set(endpoints.map((it) => it.title)).size).toBe(endpoints.length);
});

test("the document is OpenAPI 3.1: every reference resolves, every path parameter is described", () => {
  const document = openApiDocument("https://shop.example/pay");
  expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "https://shop.example/pay" }] });
  const text = JSON.stringify(document);
  for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    expect(document.components.schemas).toHaveProperty(name!);
  }
  expect(text).not.toContain("undefined");
  for (const [path, methods] of Object.entries(document.paths))
    for (const operation of Object.values(methods) as DocumentedOperation[]) expectDescribed(path, operation);
});

interface DocumentedOperation {
  operationId: string;
  parameters: { name: string; in: string; description: string; example: unknown }[];
}

function expectDescribed(path: string, { operationId, parameters }: DocumentedOperation): void {
  expect(operationId).toMatch(/^[a-z]\w+$/);
  const inPath = parameters.filter((it) => it.in === "path");
  expect(inPath.map((it) => `{${it.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
  for (const { description, example } of parameters) {
    expect(description).toEqual(expect.stringMatching(/\S/));
    expect(example).toBeDefined();
  }
}

test("a validator made from the document accepts what the service answers, and no other field", async () => {
  const { ada, get } = await testBilling();
  const { body: document } = await get<ReturnType<typeof openApiDocument>>("/docs/openapi.json");
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

const pages = ["", ...endpoints.map((it) => `/${slugOf(it)}`)];

async function openDocs(o: { sandboxKey?: string } = {}) {
  const { parts } = await testBilling();
  const context = {
    address: parts.address,
    clock: parts.clock,
    browser: {},
    db: parts.db,
    log: parts.log,
  } as BillingContext;
  const http = billingHttp(context, { trustProxy: false, portalFiles: undefined, ...o });
  return async (path: string) => http.fetch(new Request(`http://billing.example/docs${path}`));
}

test("every page loads its own files, and nothing inline or from elsewhere", async () => {
  const open = await openDocs();
  for (const path of pages) {
    const response = await open(path);
    expect(response.status, path).toBe(200);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';/);
    expect(policy).not.toContain("unsafe");
    const page = await response.text();
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|undefined|\[object/);
    for (const [, address] of page.matchAll(/\s(?:src|href)="([^"]*)"/g)) expect(address).toMatch(/^(\/pay\/docs|#)/);
  }
});

test("every link between the pages leads somewhere", async () => {
  const open = await openDocs();
  const text = await (await open("")).text();
  const links = [...text.matchAll(/(?:src|href)="\/pay\/docs([^"]*)"/g)].map(([, path]) => path as string);
  expect(new Set(links).size).toBe(endpoints.length + 5);
  for (const link of new Set(links)) expect((await open(link)).status, link).toBe(200);
  expect((await open("/no-such-endpoint")).status).toBe(404);
});

test("a sandbox key is filled in where public keys work, and nowhere else", async () => {
  const open = await openDocs({ sandboxKey: "rcb_sb_for_readers" });
  expect(await (await open("/get-offerings")).text()).toContain('value="rcb_sb_for_readers"');
  expect(await (await open("/refund-purchase")).text()).not.toContain("rcb_sb_for_readers");
  const withoutKey = await openDocs();
  expect(await (await withoutKey("/get-offerings")).text()).toContain('name="key" value=""');
});
