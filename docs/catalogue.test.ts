import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Catalogue } from "@hemline/billing";
import { expect, test } from "vitest";
import * as z from "zod";
import { minimumPrices } from "../billing/rules/catalogue/minimum-prices.ts";

const page = readFileSync(join(import.meta.dirname, "catalogue.md"), "utf8");

/** Every field name and enum value in the schema. */
function namesIn(schema: unknown): Set<string> {
  const names = new Set<string>();
  const walk = (it: unknown): void => {
    if (typeof it !== "object" || it === null) return;
    for (const [name, value] of Object.entries(it)) {
      if (name === "properties") for (const field of Object.keys(value)) names.add(field);
      if (name === "const" && typeof value === "string") names.add(value);
      if (name === "enum" && !value.includes("RENEWAL")) for (const option of value) names.add(option);
      walk(value);
    }
  };
  walk(schema);
  return names;
}

test("documents every field and every enum value of the schema", () => {
  const names = namesIn(z.toJSONSchema(Catalogue, { io: "input", unrepresentable: "any" }));
  expect(names.size).toBeGreaterThan(90);
  const missing = [...names].filter((name) => !new RegExp(`[\`"]${name.replace("$", "\\$")}[\`"]`).test(page));
  expect(missing).toEqual([]);
});

test("lists the minimum price of every currency", () => {
  const prices = Object.entries(minimumPrices).map(([currency, amount]) => `${currency} ${amount}`);
  expect(page.split("\n").find((line) => line.startsWith("AED "))).toBe(prices.join(" · "));
});

test("its example is a valid catalogue", () => {
  const [, example = ""] = /```json\n([\s\S]+?)```/.exec(page) ?? [];
  expect(Catalogue.safeParse(JSON.parse(example)).error).toBeUndefined();
});
