import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { SearchedWords } from "./searched-words.ts";
import { trigramsOf } from "./trigrams.ts";

export const count = (rows: number) => sql.raw(String(rows));

/**
 * How similar a word must be to one of a name: shared pieces of three letters among all of both. “jaket” and “jacket”, or
 * “mash” and “marsh”, are; “coat” and “cotton” are not.
 */
const minSimilarity = 0.35;

/**
 * Has a piece of three letters from a to z or digits. To the index others are no letters, because the embedded database
 * has the locale C, and it would read all rows for a word of another script, or for signs.
 */
export const isIndexed = (word: string): boolean => /[a-z0-9]{3}/.test(word);

/** Similarity counts pieces, and a word without any is like no other. */
export const mayBeMisspelt = ({ similar, isExact }: SearchedWords): boolean =>
  !isExact && similar.length > 0 && similar.every(isIndexed);

export const isSimilar = (name: SQLWrapper, { similar }: SearchedWords) =>
  sql.join(
    similar.map((_, at) => isSimilarWord(name, similarWord(at), sql`${sql.placeholder(`shares${at}`)}::text[]`)),
    sql` and `,
  );

/** Most names share no letters with a word: the patterns tell it in a sixth of the time that the similarity takes. */
export const isSimilarWord = (name: SQLWrapper, word: SQL, patterns: SQL): SQL => sql`
  case when ${name} like any(${patterns})
    then strict_word_similarity(${word}, ${name}) >= ${count(minSimilarity)} else false end`;

/** Of which every name with a similar word has at least one. */
export function patternsOfSimilar(word: string): string[] {
  // Of several runs of letters, the pieces that have only a beginning or an end may be enough.
  if (!/^[a-z0-9]{3,}$/.test(word)) return ["%"];
  const inner = Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3));
  // At least so many are shared. One piece is only the first letter, one the first two and one the last two.
  const shared = Math.ceil(minSimilarity * trigramsOf(word).size);
  const parts = shared > 3 ? inner : [word.slice(0, 2), ...inner.slice(1, -1), word.slice(-2)];
  return parts.map((part) => `%${part}%`);
}

/** The operator has its index, and takes the limit from a setting, which is changed for this statement alone. */
export const isSimilarByIndex = (name: SQLWrapper, { similar }: SearchedWords) =>
  sql.join(
    similar.map((_, at) => sql`${name} %>> ${similarWord(at)}`),
    sql` and `,
  );

/** Evaluated once, before an index is read. */
export const setsMinSimilarity = (compared: "similarity" | "strict_word_similarity") => sql`
  (select set_config('pg_trgm.${sql.raw(compared)}_threshold', '${count(minSimilarity)}', true)) is not null`;

const knownTable = (at: number) => sql.raw(`known${at}`);

/** A common table for each word of a search, with patterns of the known words that are most like it. */
export const knownTables = ({ similar }: SearchedWords) =>
  sql.join(
    similar.map(
      (_, at) => sql`
        ${knownTable(at)} as materialized (
          (select '%' || word || '%' as pattern from site.known_words
            where ${setsMinSimilarity("similarity")} and word % ${similarWord(at)}
            order by similarity(word, ${similarWord(at)}) desc, word limit ${count(similar.length > 2 ? 2 : 4)})
          union all
          select ${sql.placeholder(`written${at}`)}::text where ${similarWord(at)} !~ '^[a-z]{4,40}$')`,
    ),
    sql`, `,
  );

/** The rows whose names have a known word for each of the search. */
export const idsByKnownWords = (
  { table, name }: { table: PgTable; name: SQLWrapper },
  { similar }: SearchedWords,
  when: SQL,
) => sql`
  select found.id from ${sql.join(
    similar.map((_, at) => knownTable(at)),
    sql`, `,
  )}, ${table} found
  where ${when} and ${sql.join(
    similar.map((_, at) => sql`${name} like ${knownTable(at)}.pattern`),
    sql` and `,
  )}`;

const similarWord = (at: number) => sql`${sql.placeholder(`similar${at}`)}::text`;
