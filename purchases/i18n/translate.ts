import { labelReader } from "@hemline/protocol/labels";
import type { Period } from "@hemline/protocol/period";
import { labels as english, type Labels } from "./locales/en.ts";

export type LabelKey = keyof Labels;
export type Translate = (key: LabelKey, values?: Readonly<Record<string, string | number>>) => string;

type CountedKey = Extract<LabelKey, `periods.${Period["unit"]}${"" | "Plural" | "FrequencyPlural"}`>;

type ShortKey = `periods.${Period["unit"]}Short`;

/**
 * The forms of a counted label that a language has beyond the one without a suffix. A short one without a suffix also
 * stands alone, after a slash (`/mes`), so there `other` has a form of its own (`3 meses`).
 */
export type PluralForms = Record<
  `${CountedKey}_${Exclude<Intl.LDMLPluralRule, "other">}` | `${ShortKey}_${Intl.LDMLPluralRule}`,
  string
>;

/** Units that are called otherwise without a number: `か月`, but `月`. */
export type UnitForms = Record<`periods.${Period["unit"]}${"" | "Short"}_unit`, string>;

/** What a file of labels holds: every key, and the forms that its language tells apart. */
export type LabelsFile = Labels & Partial<PluralForms & UnitForms>;

/** Labels, and the language they are written in (BCP 47). */
export interface LabelBook {
  tag: string;
  labels: Partial<LabelsFile>;
}

/** Labels in one language and the language itself. */
export interface Language {
  /** BCP 47, for `Intl` and the `lang` attribute. */
  tag: string;
  direction: "ltr" | "rtl";
  /** The word the card provider knows the language by. */
  provider: string;
  t: Translate;
}

const keys = Object.keys(english) as LabelKey[];

/** As `labelReader`, for the keys of the checkout. */
export function translator(...books: readonly LabelBook[]): Translate {
  const read = labelReader<LabelKey>(...books);
  // Built files name a label by its place among the English ones.
  return (asked, values) => read(keys[asked as unknown as number] ?? asked, values);
}
