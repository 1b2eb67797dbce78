import type { Locale } from "@hemline/protocol/locale";
import type { Labels } from "./locales/en.ts";

type Load = () => Promise<{ labels: Labels }>;

/** Loaded on demand, except for English. */
export const localeFiles: Record<Exclude<Locale, "en">, Load> = {
  es: () => import("./locales/es.ts"),
  it: () => import("./locales/it.ts"),
  ar: () => import("./locales/ar.ts"),
  ca: () => import("./locales/ca.ts"),
  zh_Hans: () => import("./locales/zh_Hans.ts"),
  zh_Hant: () => import("./locales/zh_Hant.ts"),
  hr: () => import("./locales/hr.ts"),
  cs: () => import("./locales/cs.ts"),
  da: () => import("./locales/da.ts"),
  nl: () => import("./locales/nl.ts"),
  fi: () => import("./locales/fi.ts"),
  fr: () => import("./locales/fr.ts"),
  de: () => import("./locales/de.ts"),
  el: () => import("./locales/el.ts"),
  he: () => import("./locales/he.ts"),
  hi: () => import("./locales/hi.ts"),
  hu: () => import("./locales/hu.ts"),
  id: () => import("./locales/id.ts"),
  ja: () => import("./locales/ja.ts"),
  ko: () => import("./locales/ko.ts"),
  ms: () => import("./locales/ms.ts"),
  no: () => import("./locales/no.ts"),
  pl: () => import("./locales/pl.ts"),
  pt: () => import("./locales/pt.ts"),
  ro: () => import("./locales/ro.ts"),
  ru: () => import("./locales/ru.ts"),
  sk: () => import("./locales/sk.ts"),
  sv: () => import("./locales/sv.ts"),
  th: () => import("./locales/th.ts"),
  tr: () => import("./locales/tr.ts"),
  uk: () => import("./locales/uk.ts"),
  vi: () => import("./locales/vi.ts"),
};
