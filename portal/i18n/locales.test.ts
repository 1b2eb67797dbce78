import { locales } from "@hemline/protocol/locale";
import { localeFiles as checkoutFiles } from "@hemline/purchases/i18n/locale-files.ts";
import { describe, expect, test } from "vitest";
import { localeFiles } from "./locale-files.ts";
import { labels as english } from "./locales/en.ts";

/** What is written the same as in English, and is meant so. */
const sameAsEnglish: Partial<Record<(typeof locales)[number], string[]>> = {
  da: ["sign_in.send"],
  ro: ["fact.card"],
};

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();

test("every language has a file", () => {
  expect(["en", ...Object.keys(localeFiles)].sort()).toEqual([...locales].sort());
  expect(Object.keys(localeFiles).sort()).toEqual(Object.keys(checkoutFiles).sort());
});

describe.each(Object.keys(localeFiles) as (keyof typeof localeFiles)[])("the portal in %s", (locale) => {
  test("has the keys and placeholders of English, in its own words", async () => {
    const { labels } = await localeFiles[locale]();
    const keys = Object.keys(english) as (keyof typeof english)[];
    expect(Object.keys(labels)).toEqual(keys);
    expect(keys.filter((key) => placeholders(labels[key]) !== placeholders(english[key]))).toEqual([]);
    const own = keys.filter((key) => labels[key] === english[key]);
    expect(own.filter((key) => !sameAsEnglish[locale]?.includes(key))).toEqual([]);
    expect(keys.filter((key) => /^\s|\s$|\s\s|\.\.|["']|<|>/.test(labels[key]))).toEqual([]);
  });

  test("has no key of the checkout", async () => {
    const { labels } = await checkoutFiles[locale]();
    expect(Object.keys(english).filter((key) => key in labels)).toEqual([]);
  });
});
