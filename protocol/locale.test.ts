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

test("every language is its own and has a tag Intl accepts", () => {
  expect(locales).toHaveLength(33);
  for (const locale of locales) {
    expect(normalizeLocale(locale)).toBe(locale);
    expect(() => new Intl.Locale(languageTag(locale))).not.toThrow();
  }
});

test("three languages are left to the provider, both Chinese ones share a code, and the others have one", () => {
  const others = new Map(locales.map((it) => [it, providerLocale(it)] as const).filter(([own, word]) => own !== word));
  expect(Object.fromEntries(others)).toEqual({ ca: "auto", hi: "auto", uk: "auto", zh_Hans: "zh", zh_Hant: "zh" });
});
