import { en } from "./languages/en.ts";
import type { Texts } from "./texts.ts";

const languages: Record<string, () => Promise<Texts>> = {
  ar: async () => (await import("./languages/ar.ts")).ar,
  cs: async () => (await import("./languages/cs.ts")).cs,
  da: async () => (await import("./languages/da.ts")).da,
  de: async () => (await import("./languages/de.ts")).de,
  es: async () => (await import("./languages/es.ts")).es,
  fi: async () => (await import("./languages/fi.ts")).fi,
  fr: async () => (await import("./languages/fr.ts")).fr,
  he: async () => (await import("./languages/he.ts")).he,
  it: async () => (await import("./languages/it.ts")).it,
  ja: async () => (await import("./languages/ja.ts")).ja,
  ko: async () => (await import("./languages/ko.ts")).ko,
  nb: async () => (await import("./languages/nb.ts")).nb,
  nl: async () => (await import("./languages/nl.ts")).nl,
  pl: async () => (await import("./languages/pl.ts")).pl,
  pt: async () => (await import("./languages/pt.ts")).pt,
  sv: async () => (await import("./languages/sv.ts")).sv,
  tr: async () => (await import("./languages/tr.ts")).tr,
  zh: async () => (await import("./languages/zh.ts")).zh,
};

/** Codes of the same language. */
const alias: Record<string, string> = { no: "nb", nn: "nb", iw: "he" };

export interface FrameLanguage {
  /** For `lang` and for `Intl`. */
  locale: string;
  dir: "ltr" | "rtl";
  texts: Texts;
}

export const english: FrameLanguage = { locale: "en", dir: "ltr", texts: en };

/** The texts for a locale such as `de-CH`; English when there are none, or they do not load. */
export async function loadLanguage(locale: string): Promise<FrameLanguage> {
  const [spoken = "", ...rest] = locale.split(/[-_]/);
  const language = alias[spoken.toLowerCase()] ?? spoken.toLowerCase();
  const name = [language, ...rest].join("-");
  if (language === "en") return { ...english, locale: name };
  try {
    const texts = await languages[language]?.();
    return texts ? { locale: name, dir: language === "ar" || language === "he" ? "rtl" : "ltr", texts } : english;
  } catch {
    return english;
  }
}
