import { labelReader } from "@hemline/protocol/labels";
import type { Period } from "@hemline/protocol/period";
import { labels as english, type Labels } from "./locales/en.ts";

export type LabelKey = keyof Labels;
export type Translate = (key: LabelKey, values?: Readonly<Record<string, string | number>>) => string;

type CountedKey = Extract<LabelKey, `periods.${Period["unit"]}${"" | "Plural" | "FrequencyPlural"}`>;

type ShortKey = `periods.${Period["unit"]}Short`;

/**
 * Plural forms of counted labels beyond the one without a suffix. A short label without a suffix is also used alone,
 * after a slash (`/mes`), so there `other` has a form of its own (`3 meses`).
 */
export type PluralForms = Record<
  `${CountedKey}_${Exclude<Intl.LDMLPluralRule, "other">}` | `${ShortKey}_${Intl.LDMLPluralRule}`,
  string
>;

/** Units that differ without a number: `か月`, but `月`. */
export type UnitForms = Record<`periods.${Period["unit"]}${"" | "Short"}_unit`, string>;

/** The labels of one language: every key, and its plural forms. */
export type LabelsFile = Labels & Partial<PluralForms & UnitForms>;

/** Labels, and the language they are written in (BCP 47). */
export interface LocalizedLabels {
  tag: string;
  labels: Partial<LabelsFile>;
}

export interface Language {
  /** BCP 47, for `Intl` and the `lang` attribute. */
  tag: string;
  direction: "ltr" | "rtl";
  /** The card provider's code of the language. */
  provider: string;
  t: Translate;
}

const keys = Object.keys(english) as LabelKey[];

/** As `labelReader`, for the keys of the checkout. */
export function translator(...sources: readonly LocalizedLabels[]): Translate {
  const read = labelReader<LabelKey>(...sources);
  // Built files refer to a label by its index among the English ones.
  return (asked, values) => read(keys[asked as unknown as number] ?? asked, values);
}
