import { expect, test } from "vitest";
import { languageTag, locales, normalizeLocale, providerLocale } from "./locale.ts";

test.each([
  ["en_US", "en"],
  ["pt-BR", "pt"],
  ["zh-TW", "zh_Hant"],
  ["zh-Hans-HK", "zh_Hans"],
  ["ZH", "zh_Hans"],
  ["nb-NO", "no"],
  ["xx", null],
  ["", null],
])("%s speaks %s", (tag, language) => {
  expect(normalizeLocale(tag)).toBe(language);
});

test("every language is its own, has a tag Intl accepts and a word the provider knows", () => {
  expect(locales).toHaveLength(33);
  for (const locale of locales) {
    expect(normalizeLocale(locale)).toBe(locale);
    expect(() => new Intl.Locale(languageTag(locale))).not.toThrow();
  }
  expect(["ca", "hi", "uk", "zh_Hans", "fr"].map((it) => providerLocale(it as "fr"))).toEqual([
    "auto",
    "auto",
    "auto",
    "zh",
    "fr",
  ]);
});
