import type { Locale } from "@hemline/protocol/locale";
import type { LabelsFile } from "./translate.ts";

type Load = () => Promise<{ labels: LabelsFile }>;

/** One file per language, loaded when it is needed. English is part of the code. */
export const localeFiles: Record<Exclude<Locale, "en">, Load> = {
  es: () => import("./locales/es.ts"),
  it: () => import("./locales/it.ts"),
  fr: () => import("./locales/fr.ts"),
  ca: () => import("./locales/ca.ts"),
  pt: () => import("./locales/pt.ts"),
  ro: () => import("./locales/ro.ts"),
  el: () => import("./locales/el.ts"),
  tr: () => import("./locales/tr.ts"),
  id: () => import("./locales/id.ts"),
  ms: () => import("./locales/ms.ts"),
  ar: () => import("./locales/ar.ts"),
  he: () => import("./locales/he.ts"),
  zh_Hans: () => import("./locales/zh_Hans.ts"),
  zh_Hant: () => import("./locales/zh_Hant.ts"),
  ja: () => import("./locales/ja.ts"),
  ko: () => import("./locales/ko.ts"),
  th: () => import("./locales/th.ts"),
  vi: () => import("./locales/vi.ts"),
  hi: () => import("./locales/hi.ts"),
  hr: () => import("./locales/hr.ts"),
  cs: () => import("./locales/cs.ts"),
  sk: () => import("./locales/sk.ts"),
  pl: () => import("./locales/pl.ts"),
  ru: () => import("./locales/ru.ts"),
  uk: () => import("./locales/uk.ts"),
  hu: () => import("./locales/hu.ts"),
  de: () => import("./locales/de.ts"),
  nl: () => import("./locales/nl.ts"),
  da: () => import("./locales/da.ts"),
  sv: () => import("./locales/sv.ts"),
  no: () => import("./locales/no.ts"),
  fi: () => import("./locales/fi.ts"),
};
