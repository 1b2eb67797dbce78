import type { Database, Transaction } from "@hemline/database";
import { searchable } from "../../shared/searchable.ts";
import { seenText } from "../../shared/visible-text.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { guardedWords } from "./tables.ts";

/** Whether a text has one of the phrases as whole words, whatever the case, the accents and what nobody sees in it. */
export function hasPhrase(text: string, phrases: readonly string[]): boolean {
  const words = spaced(text);
  return phrases.some((phrase) => {
    const wanted = spaced(phrase);
    return wanted.trim() !== "" && words.includes(wanted);
  });
}

/** " a b c ": its words between single spaces. */
const spaced = (text: string): string =>
  ` ${
    searchable(seenText(text))
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;

export async function guardedPhrases(db: Database | Transaction): Promise<string[]> {
  const [list] = await preparedRows(db, "guarded words", {}, () =>
    query.select({ phrases: guardedWords.phrases }).from(guardedWords),
  );
  return list?.phrases ?? [];
}
