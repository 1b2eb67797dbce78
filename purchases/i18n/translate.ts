import type { Period } from "@hemline/protocol/period";
import type { Labels } from "./locales/en.ts";

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

/**
 * Looks a label up in the first of the books that has it, and gives an empty string where none has. An empty label
 * counts as missing. Placeholders without a value stay as they are.
 *
 * A number given as `amount` is written with the language's digits and chooses the label's plural form
 * (`periods.dayPlural_few`), by the categories of `Intl.PluralRules`; a form that is not there is the one without a suffix.
 * So `periods.day_one` may write its number as a word. An empty `amount` asks for the unit alone (`periods.day_unit`, or
 * `periods.day` without its number).
 */
export function translator(...books: readonly LabelBook[]): Translate {
  const readers = books.map(readerOf);
  return (key, values = {}) => {
    for (const read of readers) {
      const words = read(key, values);
      if (words) return words;
    }
    return "";
  };
}

function readerOf({ tag, labels }: LabelBook): Translate {
  const forms: Partial<Record<string, string>> = labels;
  return (key, values = {}) => {
    const { amount } = values;
    const isCounted = typeof amount === "number";
    const category = isCounted ? new Intl.PluralRules(tag).select(amount) : amount === "" ? "unit" : null;
    const form = category ? forms[`${key}_${category}`] : undefined;
    const known = isCounted ? { ...values, amount: new Intl.NumberFormat(tag).format(amount) } : values;
    return (form || forms[key] || "").replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      Object.hasOwn(known, name) ? String(known[name]) : placeholder,
    );
  };
}
