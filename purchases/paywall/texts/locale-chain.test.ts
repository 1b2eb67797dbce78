import { describe, expect, test } from "vitest";
import { findImage, findLabel } from "./find-label.ts";
import { directionOf, localeChain } from "./locale-chain.ts";

describe("labels are looked for", () => {
  test.each([
    // what there is, selected, default, in this order
    [["en_US", "es_ES"], "es_ES", "en_US", ["es_ES", "en_US"]],
    [["en_US", "es_ES"], "es-ES", "en_US", ["es_ES", "en_US"]],
    [["en_US", "es_ES"], "es", "en_US", ["es_ES", "en_US"]],
    [["en_US", "es-es"], "ES_es", "en_US", ["es-es", "en_US"]],
    [["en_US", "es"], "es-ES", "en_US", ["es", "en_US"]],
    [["en_US", "es_ES"], "es-MX", "en_US", ["es_ES", "en_US"]],
    [["en_US", "es_ES", "es_419", "es"], "es-MX", "en_US", ["es", "es_ES", "es_419", "en_US"]],
    [["en_US", "es_ES", "es_MX", "es"], "es-MX", "en_US", ["es_MX", "es", "es_ES", "en_US"]],
    [["en_US", "zh_Hans", "zh_Hant"], "zh-TW", "en_US", ["zh_Hant", "zh_Hans", "en_US"]],
    [["en_US", "zh_Hant", "zh_CN"], "zh-Hans", "en_US", ["zh_CN", "zh_Hant", "en_US"]],
    [["en_US", "no"], "nb-NO", "en_US", ["no", "en_US"]],
    [["en_US", "iw"], "he-IL", "en_US", ["iw", "en_US"]],
    [["en_US", "de_DE"], "fr", "de_DE", ["de_DE"]],
    [["en_US", "de_DE"], "", "de", ["de_DE"]],
    [["en_US"], "not a locale!", "en_US", ["en_US"]],
    [["en_US"], "constructor", "xx", []],
  ])("in %j for %s, or else %s: in %j", (available, selected, fallback, chain) => {
    expect(localeChain(available, selected, fallback)).toEqual(chain);
  });
});

describe("a label", () => {
  const localizations = { de: { title: "Los", empty: "" }, en: { title: "Go", empty: "Full", buy: "Buy" } };
  test.each([
    ["title", { text: "Los", locale: "de" }],
    ["buy", { text: "Buy", locale: "en" }],
    ["empty", { text: "Full", locale: "en" }],
    ["nowhere", null],
    ["toString", null],
  ])("%s is looked for by itself", (lid, found) => {
    expect(findLabel(localizations, ["de", "en"], lid)).toEqual(found);
  });
  test("can stand for a picture", () => {
    const picture = { light: { original: "/hero.webp" } };
    expect(findImage({ en: { hero: picture } }, ["de", "en"], "hero")).toBe(picture);
    expect(findImage({ en: { hero: "no picture" } }, ["en"], "hero")).toBeNull();
  });
});

test.each([
  ["ar", "rtl"],
  ["ar_EG", "rtl"],
  ["he-IL", "rtl"],
  ["iw", "rtl"],
  ["fa_IR", "rtl"],
  ["ur-PK", "rtl"],
  ["en_US", "ltr"],
  ["ja", "ltr"],
])("%s is read %s", (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
