import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { literalLimit } from "./prepared-query.ts";
import type { SearchedWords } from "./searched-words.ts";
import { knownWords } from "./tables.ts";
import { trigramsOf } from "./trigrams.ts";

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

/** @param maySwap as in `swaps` */
export const isSimilar = (name: SQLWrapper, { similar }: SearchedWords, maySwap: SQL) =>
  sql.join(
    similar.map((_, at) => {
      const patterns = sql`${sql.placeholder(`shares${at}`)}::text[]`;
      return sql`(${isSimilarWord(name, similarWord(at), patterns)} or ${hasSwapped(name, at, maySwap)})`;
    }),
    sql` and `,
  );

/**
 * A subquery with what a word becomes when two letters change places. Empty for the beginning of a known word, which is
 * spelt correctly: “form” is not “from”.
 * @param maySwap false where something has the words as they are written
 */
const swaps = (at: number, maySwap: SQL) => sql`
  (select swap from unnest(${sql.placeholder(`swapped${at}`)}::text[]) swap
    where ${maySwap} and not ${isKnownBeginning(similarWord(at))})`;

/** The next known word of the alphabet tells, by the primary key: for `like` alone the planner would read all words. */
const isKnownBeginning = (word: SQL) => sql`
  coalesce((select word from ${knownWords} where word >= ${word} order by word limit 1) like ${word} || '%', false)`;

/** Null, and quickly so, without any swaps. */
const hasSwapped = (name: SQLWrapper, at: number, maySwap: SQL) => sql`
  ${name} ~ (select '(^|[^a-z])(' || string_agg(swap, '|') || ')' from ${swaps(at, maySwap)} swaps)`;

/** Has one of the words with two letters swapped: it was most likely meant. */
export const hasAnySwapped = (name: SQLWrapper, { similar }: SearchedWords): SQL =>
  sql.join(
    similar.map((_, at) => hasSwapped(name, at, sql`true`)),
    sql` or `,
  );

/** Most names share no letters with a word: the patterns tell it in a sixth of the time that the similarity takes. */
export const isSimilarWord = (name: SQLWrapper, word: SQL, patterns: SQL): SQL => sql`
  case when ${name} like any(${patterns})
    then strict_word_similarity(${word}, ${name}) >= ${sql.raw(String(minSimilarity))} else false end`;

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
export const isSimilarByIndex = (name: SQLWrapper, { similar }: SearchedWords, maySwap: SQL) =>
  sql.join(
    similar.map((_, at) => sql`(${name} %>> ${similarWord(at)} or ${hasSwapped(name, at, maySwap)})`),
    sql` and `,
  );

/** Evaluated once, before an index is read. */
export const setsMinSimilarity = (compared: "similarity" | "strict_word_similarity") => sql`
  (select set_config('pg_trgm.${sql.raw(compared)}_threshold', '${sql.raw(String(minSimilarity))}', true)) is not null`;

const knownTable = (at: number) => sql.raw(`known${at}`);
const pattern = (at: number) => sql.raw(`pattern${at}`);

/** How many known words are looked for in place of a written one. */
const knownPlaces = ({ similar }: SearchedWords) => (similar.length > 2 ? 2 : 4);

/**
 * How likely a known word was meant. Typos change few letters, as in `nearWords`; and since other people’s names have
 * typos too, a tenth of closeness is worth as much as ten times as many names. Swapped letters change nothing else.
 */
const likelihood = (word: SQL, isSwap: SQL): SQL => sql`
  case when ${isSwap} then 1
    else similarity(word, ${word}) * least(length(word), length(${word})) / greatest(length(word), length(${word})) end
    + log(${knownWords.nameCount}) / 10`;

/** One of thirty times as many names is all but certain to have been meant instead. */
const maxLessLikely = 0.15;

/** A common table for each word of a search, with the known words that were most likely meant. The first has place 1. */
export const knownTables = (searched: SearchedWords, maySwap: SQL) =>
  sql.join(
    searched.similar.map((_, at) => {
      const isSwap = sql`word = any(array${swaps(at, maySwap)})`;
      return sql`
        ${knownTable(at)} as materialized (
          (select ${patternOfKnown} as pattern,
              row_number() over (order by word = ${similarWord(at)} desc, likelihood desc, word) as place
            from (select word, likelihood, max(likelihood) filter (where word <> ${similarWord(at)}) over () as highest
              from (select word, ${likelihood(similarWord(at), isSwap)} as likelihood from ${knownWords}
                where ${setsMinSimilarity("similarity")} and (word % ${similarWord(at)} or ${isSwap})) each) compared
            where word = ${similarWord(at)} or likelihood > highest - ${sql.raw(String(maxLessLikely))}
            order by place limit ${literalLimit(knownPlaces(searched))})
          union all
          select ${sql.placeholder(`written${at}`)}::text, 1 where ${similarWord(at)} !~ '^[a-z]{4,40}$')`;
    }),
    sql`, `,
  );

/** Three letters are in too many words that have nothing to do with them: “hat” in “what”. */
const patternOfKnown = sql`
  case length(word) when 3 then '(^|[^a-z0-9])' || word || '([^a-z0-9]|$)' else word end`;

/** The value of `written`: a word with digits or of three letters has to be there. */
export const patternOfWritten = (word: string): string => word.replaceAll(".", "[.]");

/** The rows whose names have a known word for each of the search, up to so many, those with the likeliest words first. */
export function rowsByKnownWords(
  { table, name, weight }: { table: PgTable; name: SQLWrapper; weight: SQLWrapper },
  searched: SearchedWords,
  { when, limit }: { when: SQL; limit: number },
): SQL {
  const { similar } = searched;
  const tables = similar.map((_, at) => knownTable(at));
  const patterns = similar.map((_, at) => sql`${knownTable(at)}.pattern as ${pattern(at)}`);
  const places = similar.map((_, at) => sql`${knownTable(at)}.place`);
  const has = similar.map((_, at) => sql`${name} ~ meant.${pattern(at)}`);
  // A frequent word must not use up what the others are given.
  const limitOfEach = Math.ceil(limit / knownPlaces(searched) ** similar.length);
  return sql`
    select found.* from (
      select had.id, min(meant.place) as place
      from (select ${sql.join(patterns, sql`, `)}, ${sql.join(places, sql` + `)} as place
        from ${sql.join(tables, sql`, `)} where ${when}) meant
      cross join lateral (
        select found.id from ${table} found where ${sql.join(has, sql` and `)} limit ${literalLimit(limitOfEach)}) had
      group by had.id) known
    join ${table} found on found.id = known.id
    order by known.place, ${weight} desc, found.id desc`;
}

const similarWord = (at: number) => sql`${sql.placeholder(`similar${at}`)}::text`;
