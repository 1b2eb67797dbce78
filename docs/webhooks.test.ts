import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testEventMessage } from "../billing/events/outbox/test-event-message.ts";
import { newWebhookSecret, signedHeaders } from "../billing/events/outbox/webhook-signature.ts";
import { CatalogueWebhookEndpoint } from "../billing/rules/catalogue/catalogue-webhook-endpoint.ts";

const page = readFileSync(join(import.meta.dirname, "webhooks.md"), "utf8");

test("every event type has a row with an example in JSON", () => {
  const types = CatalogueWebhookEndpoint.shape.events.unwrap().element.options;
  expect(types.length).toBeGreaterThan(10);
  for (const type of [...types, "TEST"]) {
    const row = page.split("\n").find((line) => line.startsWith(`| \`${type}\` |`));
    expect(row, type).toBeDefined();
    const [, example] = / \| `(\{.+\})` \|$/.exec(row!) ?? [];
    if (type !== "TEST") expect(() => JSON.parse(example!), type).not.toThrow();
  }
});

test("shows every common field", () => {
  const [, example = ""] = /```json\n([\s\S]+?)```/.exec(page) ?? [];
  const { event } = testEventMessage({ id: "1", at: new Date(0), app: null });
  expect(Object.keys(JSON.parse(example).event).sort()).toEqual(Object.keys(event).sort());
});

test("the example verifies signatures", async () => {
  const examples = [...page.matchAll(/```js\n([\s\S]+?)```/g)].map(([, code = ""]) => code);
  const code = examples.find((it) => it.includes("isOurs")) ?? "";
  const { isOurs } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const at = new Date("2026-01-31T10:00:00Z");
  const [secret, former] = [newWebhookSecret(), newWebhookSecret()];
  const headers = signedHeaders({ id: "1", body: "{}", secrets: [secret, former], at });
  const now = at.getTime();
  expect([isOurs(secret, headers, "{}", now), isOurs(former, headers, "{}", now)]).toEqual([true, true]);
  expect(isOurs(secret, headers, "{ }", now)).toBe(false);
  expect(isOurs(secret, headers, "{}", now + 301_000)).toBe(false);
  expect(isOurs(newWebhookSecret(), headers, "{}", now)).toBe(false);
  expect(isOurs("", headers, "{}", now)).toBe(false);
});
