import { languageTag, locales } from "@hemline/protocol/locale";
import { beforeAll, describe, expect, test } from "vitest";
import { localeFiles } from "./locale-files.ts";
import { labels as english } from "./locales/en.ts";

const formed = /^(period\.every_\w+s)_(zero|one|two|few|many)$/;
const units = ["day", "week", "month", "year"];

/** What is written the same as in English, and is meant so. */
const sameAsEnglish: Partial<Record<(typeof locales)[number], string[]>> = {
  da: ["receipt.transaction"],
  fr: ["receipt.transaction"],
  nl: ["period.per_week"],
};

const keyOf = (key: string) => formed.exec(key)?.[1] ?? key;
const englishOf = (key: string) => english[keyOf(key) as keyof typeof english];
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ""));
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();

describe.each(locales)("the texts in %s", (locale) => {
  let texts: Record<string, string>;
  beforeAll(async () => {
    texts = (await localeFiles[locale]()).labels;
  });
  const wrong = (is: (text: string, key: string) => boolean) =>
    Object.keys(texts).filter((key) => is(texts[key] ?? "", key));

  test("have the keys of English, in the same order, and none is empty", () => {
    expect(Object.keys(texts).filter((key) => !formed.test(key))).toEqual(Object.keys(english));
    expect(wrong((text) => text.trim() === "")).toEqual([]);
  });
  test("name what the English ones name; a plural form may say its number in words", () => {
    const saysNoNumber = (text: string, key: string) => formed.test(key) && placeholders(text) === "";
    expect(
      wrong((text, key) => placeholders(text) !== placeholders(englishOf(key)) && !saysNoNumber(text, key)),
    ).toEqual([]);
  });
  test("are its own words", () => {
    const own = locale === "en" ? [] : wrong((text, key) => hasWords(text) && text === englishOf(key));
    expect(own.filter((key) => !sameAsEnglish[locale]?.includes(key))).toEqual([]);
  });
  test("tell apart all forms that their language counts by", () => {
    const rules = new Intl.PluralRules(languageTag(locale));
    const categories = new Set(Array.from({ length: 99 }, (_, n) => rules.select(n + 2)));
    categories.delete("other");
    const needed = units.flatMap((unit) => [...categories].map((category) => `period.every_${unit}s_${category}`));
    expect(needed.filter((key) => !texts[key])).toEqual([]);
  });
  test("are set with care: no stray spaces, no three dots, no straight quotes, no markup", () => {
    expect(wrong((text) => /^\s|\s$|\s\s|\.\.|["']|<|>|&\w+;/.test(text))).toEqual([]);
  });
});

const foreignMarks = {
  ar: /[,;?]/,
  el: /[\p{L}\s]\?/u,
  hi: /[\p{L}\p{M})]\.(\s|$)/u,
  ja: /[,;:!?()]|\.(\s|$)/,
  th: /[.,;]/,
  zh_Hans: /[,;:!?()]|\.(\s|$)/,
  zh_Hant: /[,;:!?()]|\.(\s|$)/,
};

test.each(Object.entries(foreignMarks))("the texts in %s are set with its own marks", async (locale, marks) => {
  const { labels } = await localeFiles[locale as keyof typeof foreignMarks]();
  expect(Object.values(labels).filter((text) => marks.test(text))).toEqual([]);
});

test.each(["ar", "he", "el", "hi", "ja", "ko", "ru", "th", "uk", "zh_Hans", "zh_Hant"] as const)(
  "the texts in %s have no words in Latin letters",
  async (locale) => {
    const { labels } = await localeFiles[locale]();
    const latin = (text: string) => /\p{Script=Latin}/u.test(text.replace(/\{\{\w+\}\}|\bemail\b/g, ""));
    expect(Object.values(labels).filter(latin)).toEqual([]);
  },
);

test.each(["ar", "he"] as const)("a name of another script does not turn a sentence in %s around", async (locale) => {
  const { labels } = await localeFiles[locale]();
  const names = /(.?)\{\{(?:app|title|newTitle|email)\}\}(.?)/gu;
  const around = Object.values(labels).flatMap((text) =>
    [...text.matchAll(names)].map(([, from, to]) => `${from}${to}`),
  );
  expect(around.length).toBeGreaterThan(5);
  expect(new Set(around)).toEqual(new Set(["\u2068\u2069"]));
});
