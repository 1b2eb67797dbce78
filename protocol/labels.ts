/** Labels, and the language they are written in (BCP 47). */
export interface LocalizedLabels {
  tag: string;
  labels: Partial<Record<string, string>>;
}

export type LabelValues = Readonly<Record<string, string | number>>;

/**
 * Looks a label up in the first source that has it; an empty string where none has. An empty label counts as missing.
 * Placeholders without a value stay. A full stop after a value that ends with one, such as `12. 3. 2026.` or `kr.`, is
 * left out.
 *
 * A number given as `amount` is written with the language's digits and chooses the label's plural form
 * (`periods.dayPlural_few`), by the categories of `Intl.PluralRules`; a form that is not there is the one without a suffix.
 * So `periods.day_one` may write its number as a word. An empty `amount` asks for the unit alone (`periods.day_unit`, or
 * `periods.day` without its number).
 */
export function labelReader<Key extends string>(
  ...sources: readonly LocalizedLabels[]
): (key: Key, values?: LabelValues) => string {
  return (key, values = {}) => {
    for (const source of sources) {
      const words = wordsIn(source, key, values);
      if (words) return words;
    }
    return "";
  };
}

function wordsIn({ tag, labels }: LocalizedLabels, key: string, values: LabelValues): string {
  const { amount } = values;
  const isCounted = typeof amount === "number";
  const category = isCounted ? new Intl.PluralRules(tag).select(amount) : amount === "" ? "unit" : null;
  const form = category ? labels[`${key}_${category}`] : undefined;
  const known = isCounted ? { ...values, amount: new Intl.NumberFormat(tag).format(amount) } : values;
  return (form || labels[key] || "").replace(/\{\{(\w+)\}\}(\.?)/g, (written, name: string, stop: string) => {
    if (!Object.hasOwn(known, name)) return written;
    const value = String(known[name]);
    return value.endsWith(".") ? value : value + stop;
  });
}
