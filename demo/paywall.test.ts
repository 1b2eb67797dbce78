import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const paywall = JSON.parse(readFileSync(new URL("paywall.json", import.meta.url), "utf8"));
const { en_US: english, ...others } = paywall.components_localizations as Record<string, Record<string, string>>;

const placeholdersIn = (labels: Record<string, string>) =>
  Object.entries(labels).map(([key, text]) => [key, [...text.matchAll(/\{\{ \w+ \}\}/g)].map(String).sort()]);

test("the demo's paywall speaks English, German and Arabic", () => {
  expect([paywall.default_locale, ...Object.keys(others)]).toEqual(["en_US", "de_DE", "ar"]);
});

test.each(Object.keys(others))("it has as many texts in %s as in English", (locale) => {
  const labels = others[locale]!;
  expect(placeholdersIn(labels)).toEqual(placeholdersIn(english!));
  const untranslated = Object.keys(labels).filter((key) => labels[key] === english![key] && !/_url$/.test(key));
  // Only variables, which the client formats in each language itself.
  expect(untranslated.filter((key) => !/^\{\{ \w+ \}\}$/.test(labels[key]!))).toEqual([]);
});
