import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Catalogue } from "@hemline/billing";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const [paywall, offering] = [...read("paywalls.md").matchAll(/```json\n([\s\S]+?)```/g)].map(([, json = ""]) =>
  JSON.parse(json),
);

const catalogue = JSON.parse(/```json\n([\s\S]+?)```/.exec(read("catalogue.md"))?.[1] ?? "");

const catalogueWith = (written: object) => ({ ...catalogue, offerings: [{ ...offering, paywall: written }] });

test("`apply` accepts the complete example, in its offering and in the catalogue of catalogue.md", () => {
  expect(Catalogue.safeParse(catalogueWith(paywall)).error).toBeUndefined();
});

test("`apply` rejects the example when a label is missing", () => {
  const { title: _, ...labels } = paywall.components_localizations.en_US;
  const without = { ...paywall, components_localizations: { en_US: labels } };
  expect(JSON.stringify(Catalogue.safeParse(catalogueWith(without)).error?.issues)).toMatch(/title/);
});
