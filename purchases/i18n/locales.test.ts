import { type Locale, languageTag, locales } from "@hemline/protocol/locale";
import { formatMoney } from "@hemline/protocol/money";
import type { Period } from "@hemline/protocol/period";
import { beforeAll, describe, expect, test } from "vitest";
import { formatShortDay } from "./dates.ts";
import { loadLanguage } from "./load-language.ts";
import { localeFiles } from "./locale-files.ts";
import { labels as english } from "./locales/en.ts";
import { durationLabel, frequencyLabel, perPeriodLabel } from "./period-labels.ts";
import type { Language } from "./translate.ts";

/** `unit` is the form without a number. */
const formed = /^(periods\.\w+)_(zero|one|two|few|many|other|unit)$/;
const units: Period["unit"][] = ["day", "week", "month", "year"];
const counted = units.flatMap((unit) => [`periods.${unit}Plural`, `periods.${unit}FrequencyPlural`]);

/** What is written the same as in English, and is meant so. */
const sameAsEnglish: Partial<Record<Locale, string[]>> = {
  da: ["sandbox.feedback"],
  de: ["navbar_header.details"],
  nl: ["periods.week", "periods.perWeekFrequency", "navbar_header.details"],
};

/** Names that every script leaves in Latin letters; Greek does so with the word for an address, too. */
const latinNames = /\{\{\w+\}\}|Stripe\sTax|\bemail\b/g;
const otherScripts: (keyof typeof localeFiles)[] = [
  "ar",
  "he",
  "el",
  "hi",
  "ja",
  "ko",
  "ru",
  "th",
  "uk",
  "zh_Hans",
  "zh_Hant",
];

/** What the writers of a language do not set between its letters: another one's comma, question mark, bracket or stop. */
const foreignMarks: Partial<Record<keyof typeof localeFiles, RegExp>> = {
  ar: /[,;?]/,
  el: /\?/,
  hi: /[\p{L}\p{M})]\.(\s|$)/u,
  ja: /[,;:!?()]|\.(\s|$)/,
  th: /[.,;]/,
  zh_Hans: /[,;:!?()]|\.(\s|$)/,
  zh_Hant: /[,;:!?()]|\.(\s|$)/,
};

const keyOf = (key: string) => formed.exec(key)?.[1] ?? key;
const englishOf = (key: string) => english[keyOf(key) as keyof typeof english];
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
const wordsOf = (text: string) => text.replace(/\{\{\w+\}\}/g, "").replace(/[^\p{L}]/gu, "");

test("every language has a file", () => {
  expect(["en", ...Object.keys(localeFiles)].sort()).toEqual([...locales].sort());
});

describe.each(locales)("the labels in %s", (locale) => {
  let texts: Record<string, string>;
  let wrong: (is: (text: string, key: string) => boolean) => string[];
  let rules: Intl.PluralRules;
  beforeAll(async () => {
    texts = locale === "en" ? english : (await localeFiles[locale]()).labels;
    wrong = (is) => Object.keys(texts).filter((key) => is(texts[key] ?? "", key));
    rules = new Intl.PluralRules(languageTag(locale));
  });

  test("have the keys of English, in the same order", () => {
    expect(Object.keys(texts).filter((key) => !formed.test(key))).toEqual(Object.keys(english));
  });
  test("are all there", () => {
    expect(wrong((text) => text.trim() === "")).toEqual([]);
  });
  test("have the placeholders of the English ones; a plural form may omit its number", () => {
    const saysNoNumber = (key: string) => /_(zero|one|two|unit)$/.test(key);
    expect(
      wrong((text, key) => {
        const [own, given] = [placeholders(text), placeholders(englishOf(key))];
        return own.join() !== given.join() && !(saysNoNumber(key) && own.length === 0);
      }),
    ).toEqual([]);
  });
  test("have only plural forms that their language knows", () => {
    const known = [...rules.resolvedOptions().pluralCategories, "unit"];
    expect(wrong((_, key) => !known.includes(formed.exec(key)?.[2] ?? "other"))).toEqual([]);
  });
  test("have all plural forms of their language", () => {
    const categories = new Set(Array.from({ length: 99 }, (_, n) => rules.select(n + 2)));
    categories.delete("other");
    const needed = counted.flatMap((key) => [...categories].map((category) => `${key}_${category}`));
    expect(needed.filter((key) => !texts[key])).toEqual([]);
  });
  test("are set with care: no stray spaces, no three dots, no markup", () => {
    expect(wrong((text) => /^\s|\s$|\s\s|\.\.\.|<|>|&\w+;/.test(text))).toEqual([]);
  });
});

test.each(otherScripts)("the labels in %s have no words in Latin letters", async (locale) => {
  const { labels } = await localeFiles[locale]();
  const foreign = Object.entries(labels).filter(([, text]) => /\p{Script=Latin}/u.test(text.replace(latinNames, "")));
  expect(foreign).toEqual([]);
});

test.each(Object.entries(foreignMarks))("the labels in %s are set with its own marks", async (locale, marks) => {
  const { labels } = await localeFiles[locale as keyof typeof localeFiles]();
  expect(Object.entries(labels).filter(([, text]) => marks.test(text))).toEqual([]);
});

test.each(["ar", "he"] as const)("a name of another script does not turn a sentence in %s around", async (locale) => {
  const { labels } = await localeFiles[locale]();
  const names = /(.?)\{\{(?:appName|productTitle|productDescription|email)\}\}(.?)/gu;
  const around = Object.values(labels).flatMap((text) =>
    [...text.matchAll(names)].map(([, from, to]) => `${from}${to}`),
  );
  expect(around.length).toBeGreaterThan(5);
  expect(new Set(around)).toEqual(new Set(["\u2068\u2069"]));
});

test.each(locales.filter((locale) => locale !== "en"))("the labels in %s are not English", async (locale) => {
  const { labels } = await localeFiles[locale]();
  const texts = Object.entries(labels);
  const same = texts
    .filter(([key, text]) => wordsOf(text) !== "" && text.replace("\u00a0", " ") === englishOf(key))
    .map(([key]) => key);
  expect(same).toEqual(sameAsEnglish[locale] ?? []);
  expect(texts.filter(([, text]) => /\b(the|your|please|unless|until)\b/i.test(text))).toEqual([]);
});

describe.each(locales)("a checkout in %s", (locale) => {
  let language: Language;
  beforeAll(async () => {
    language = await loadLanguage({ selected: locale, fallback: "en" });
  });

  test("names every length and how often it comes round", () => {
    const { t, tag } = language;
    for (const unit of units) {
      for (const number of [1, 2, 3, 5, 11, 21, 100]) {
        const amount = new Intl.NumberFormat(tag).format(number);
        for (const words of [durationLabel, perPeriodLabel, frequencyLabel].map((say) => say(t, { number, unit }))) {
          expect(words, `${number} ${unit}`).toMatch(/^\S.*\S$/);
          expect(words, `${number} ${unit}`).not.toContain("{{");
          if (number > 2) expect(words, `${number} ${unit}`).toContain(amount);
        }
      }
    }
  });
  test("writes days, prices and lists in its own language", () => {
    const { tag } = language;
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([languageTag(locale)]);
    const now = new Date(2026, 10, 20);
    expect(formatShortDay(new Date(2026, 10, 27), now, tag)).toContain(new Intl.NumberFormat(tag).format(27));
    expect(formatShortDay(new Date(2027, 1, 20), now, tag)).not.toBe(
      formatShortDay(new Date(2027, 1, 20), new Date(2027, 0), tag),
    );
    expect(formatMoney({ amount_micros: 4_000_000, currency: "EUR" }, tag)).toMatch(/€|EUR/);
    expect(new Intl.ListFormat(tag).format(["A", "B", "C"])).toMatch(/^A.+B.+C$/);
  });
  test("runs the way it is read", () => {
    expect(language.direction).toBe(["ar", "he"].includes(locale) ? "rtl" : "ltr");
  });
});

test.each([
  ["zh", "zh", "1天"],
  ["zh-CN", "zh-CN", "1天"],
  ["zh_Hans_SG", "zh-Hans-SG", "1天"],
  ["zh-TW", "zh-TW", "1天"],
  ["zh_Hant", "zh-Hant", "1天"],
  ["pt-PT", "pt-PT", "1 dia"],
  ["nb-NO", "nb-NO", "1 dag"],
  ["iw", "he", "יום אחד"],
])("a trial in %s", async (selected, tag, words) => {
  const language = await loadLanguage({ selected, fallback: "en" });
  expect(language.tag).toBe(tag);
  expect(durationLabel(language.t, { number: 1, unit: "day" }).replace(/\s/g, " ").replace(" 天", "天")).toBe(words);
  expect(formatShortDay(new Date(2026, 10, 27), new Date(2026, 10, 20), language.tag)).toContain("27");
});
