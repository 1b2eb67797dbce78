import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Catalogue } from "@hemline/billing";
import { expect, test } from "vitest";
import * as z from "zod";
import { minimumPrices } from "../billing/rules/catalogue/minimum-prices.ts";

const page = readFileSync(join(import.meta.dirname, "catalogue.md"), "utf8");

/** Every field and every word of a closed list, wherever in the schema it stands. */
function wordsOf(schema: unknown): Set<string> {
  const words = new Set<string>();
  const walk = (it: unknown): void => {
    if (typeof it !== "object" || it === null) return;
    for (const [name, value] of Object.entries(it)) {
      if (name === "properties") for (const field of Object.keys(value)) words.add(field);
      if (name === "const" && typeof value === "string") words.add(value);
      if (name === "enum" && !value.includes("RENEWAL")) for (const word of value) words.add(word);
      walk(value);
    }
  };
  walk(schema);
  return words;
}

test("names every field and every word of the schema", () => {
  const words = wordsOf(z.toJSONSchema(Catalogue, { io: "input", unrepresentable: "any" }));
  expect(words.size).toBeGreaterThan(90);
  const missing = [...words].filter((word) => !new RegExp(`[\`"]${word.replace("$", "\\$")}[\`"]`).test(page));
  expect(missing).toEqual([]);
});

test("names the smallest price of every currency", () => {
  const prices = Object.entries(minimumPrices).map(([currency, amount]) => `${currency} ${amount}`);
  expect(page.split("\n").find((line) => line.startsWith("AED "))).toBe(prices.join(" · "));
});

test("has an example that is good", () => {
  const [, example = ""] = /```json\n([\s\S]+?)```/.exec(page) ?? [];
  expect(Catalogue.safeParse(JSON.parse(example)).error).toBeUndefined();
});
