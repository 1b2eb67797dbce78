import * as z from "zod";

/** What the cell of one word is read from. */
export const wordOf = <const Words extends readonly string[]>(words: Words) =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(words, `Write one of these: ${words.join(", ")}.`));

export const listOf = <const Words extends readonly string[]>(words: Words, what: string) =>
  z
    .string()
    .toLowerCase()
    .transform((text) =>
      text
        .split(/[;,|]/)
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(words, `Write ${what} from this list, with ; between them: ${words.join(", ")}.`)));

/** Text that is a number in its own way. */
export const numberBy = (numberOf: (text: string) => number | null, instead: string) =>
  z.string().transform((text, { addIssue }) => {
    const number = numberOf(text);
    if (number !== null) return number;
    addIssue({ code: "custom", message: instead, input: text });
    return z.NEVER;
  });

export const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);
