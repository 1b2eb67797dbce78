import type { Labels } from "./locales/en.ts";

export type LabelKey = keyof Labels;
export type Translate = (key: LabelKey, values?: Readonly<Record<string, string | number>>) => string;

/** Labels in one language and the language itself. */
export interface Language {
  /** BCP 47, for `Intl` and the `lang` attribute. */
  tag: string;
  direction: "ltr" | "rtl";
  /** The word the card provider knows the language by. */
  provider: string;
  t: Translate;
}

/**
 * Looks a label up in the selected labels, then in the default ones, then gives an empty string. An empty label counts
 * as missing. Placeholders without a value stay as they are.
 */
export function translator(selected: Partial<Labels>, fallback: Partial<Labels>): Translate {
  return (key, values = {}) =>
    (selected[key] || fallback[key] || "").replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : placeholder,
    );
}
