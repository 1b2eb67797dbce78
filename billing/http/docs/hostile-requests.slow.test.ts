import { expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";
import { endpoints } from "./endpoints/all-endpoints.ts";
import { type Endpoint, templateOf } from "./endpoints/endpoint.ts";

const keyOf = ({ key }: Endpoint, keys: { secret: string; sandbox: string }) =>
  key === "secret" ? keys.secret : keys.sandbox;

/** The endpoint's path with each of its parameters in turn replaced. */
function pathsWith(endpoint: Endpoint, value: string): string[] {
  const parameters = templateOf(endpoint.path).match(/\{\w+\}/g) ?? [];
  return parameters.map((_, at) =>
    parameters.reduce((path, it, i) => path.replace(it, i === at ? value : "ada"), templateOf(endpoint.path)),
  );
}

test.each([
  ["a null character", "%00"],
  ["half a surrogate pair", "%ED%A0%80"],
  ["broken percent signs", "%E0%A4%A"],
  ["a quote and a semicolon", "%27%3Bdrop"],
  ["ten thousand letters", "x".repeat(10_000)],
])("%s in an address is nobody's fault but the caller's", async (_what, word) => {
  const { call, keys, ada } = await testBilling();
  await ada.info();
  for (const it of endpoints) {
    const query = (it.query ?? []).map(
      ({ name }) => `${templateOf(it.path).replace(/\{\w+\}/g, "ada")}?${name}=${word}`,
    );
    for (const path of [...pathsWith(it, word), ...query]) {
      const init = it.method === "get" ? {} : { body: "{}" };
      const { status } = await call(path, { method: it.method.toUpperCase(), key: keyOf(it, keys), ...init });
      expect(status, `${it.method} ${path.slice(0, 100)}`).toBeLessThan(500);
    }
  }
});

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", "[]"],
  ["a number", "5"],
  ["a text", '"x"'],
  ["a null character", '{"a":"\\u0000"}'],
  ["half a surrogate pair", '{"\\ud800":1}'],
  ["twenty thousand brackets", "[".repeat(20_000)],
  ["lists eight thousand deep", `{"metadata":${nested(8_000)},"events":[${nested(8_000)}]}`],
])("a body of %s breaks no endpoint", async (_what, body) => {
  const { call, keys, ada } = await testBilling();
  await ada.info();
  for (const it of endpoints.filter((it) => it.body)) {
    const path = templateOf(it.path).replace(/\{\w+\}/g, "ada");
    const { status } = await call(path, { method: it.method.toUpperCase(), key: keyOf(it, keys), body });
    expect(status, `${it.method} ${path}`).toBeLessThan(500);
  }
});

test("what may hold anything is bounded in depth, and brackets in a text are no depth", async () => {
  const { call, keys } = await testBilling();
  const start = (metadata: string) => {
    const body = `{"app_user_id":"ada","product_id":"none","metadata":{"a":${metadata}}}`;
    return call<{ message: string }>("/rcbilling/v1/checkout/start", { method: "POST", key: keys.sandbox, body });
  };
  const deep = await start(nested(8_000));
  expect([deep.status, deep.body.message]).toEqual([400, "The body is nested more than 64 levels deep."]);
  expect((await start(JSON.stringify("[".repeat(8_000)))).body.message).not.toContain("levels deep");
  const events = await call("/v1/events", { method: "POST", key: keys.sandbox, body: `{"events":[${nested(8_000)}]}` });
  expect(events.status).toBe(400);
});

test("a body whose sender leaves in the middle of it is nobody else's fault", async () => {
  const { call } = await testBilling();
  const pull = (sending: ReadableStreamDefaultController) =>
    sending.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
  const init = { method: "POST", body: new ReadableStream({ pull }), duplex: "half" } as RequestInit;
  expect((await call("/v1/events", init)).status).toBe(400);
});
