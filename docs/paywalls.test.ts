import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Catalogue } from "@hemline/billing";
import { expect, test } from "vitest";

const page = readFileSync(join(import.meta.dirname, "paywalls.md"), "utf8");
const [paywall, offering] = [...page.matchAll(/```json\n([\s\S]+?)```/g)].map(([, json = ""]) => JSON.parse(json));

/** A subscription without anything that could be left out. */
const subscription = (identifier: string, period: string) => ({
  identifier,
  type: "subscription",
  title: identifier,
  period,
  prices: [{ amount_micros: 4_000_000, currency: "EUR" }],
});

const catalogueWith = (written: object) => ({
  project: { identifier: "shop", name: "Shop" },
  apps: [{ identifier: "web", name: "Shop" }],
  entitlements: [],
  products: [subscription("yearly", "P1Y"), subscription("monthly", "P1M")],
  offerings: [{ ...offering, paywall: written }],
  current_offering: "default",
});

test("the complete paywall is one that `apply` takes, with the offering that names it", () => {
  expect(Catalogue.safeParse(catalogueWith(paywall)).error).toBeUndefined();
});

test("and it would not be if a label were missing", () => {
  const { title: _, ...labels } = paywall.components_localizations.en_US;
  const without = { ...paywall, components_localizations: { en_US: labels } };
  expect(JSON.stringify(Catalogue.safeParse(catalogueWith(without)).error?.issues)).toMatch(/title/);
});
