import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { maxFound } from "../../shared/search/search-kinds.ts";
import { trigramsOf } from "./trigrams.ts";

/** What somebody searches for, in lower case and without accents, as it is compared with columns like `search_text`. */
export interface SearchedWords {
  whole: string;
  /** All of them. */
  contained: readonly string[];
  /** Those that are long enough to be found with a typo. Without one, only beginnings of names are looked for. */
  similar: readonly string[];
  /** Only rows with the words as they are written. */
  isExact: boolean;
}

/** A noun as a search reads it. Its columns and conditions are those of the table by the name `found`. */
export interface SearchedRows {
  table: PgTable;
  /** Every word must be in it. */
  text: SQLWrapper;
  /** Typos are forgiven in it, and the closest name comes first. */
  name: SQLWrapper;
  /** Its rows may be too many to compare all names that share pieces with a misspelt word: only those with a known word are. */
  isLarge?: boolean;
  /** Who sees what. Another table is a subquery of it: for a join the planner would read the whole table. */
  isSeen: SQL;
  /** What people most likely look for has more of it, and comes first among equally close names. With the id, it has an index. */
  weight: SQLWrapper;
}

type Compared = Pick<SearchedRows, "text" | "name">;

/** What a search reads at most: one row more says that there are more than are shown. */
export const countedRows = maxFound + 1;

/**
 * A common word is in a large part of all rows, and its pieces are in more: these are found among so many likely ones,
 * without the index of three-letter pieces, which would name them all.
 */
const likelyRows = 3_000;
/** What no index finds is looked for among so many, the likeliest or those with the other words: never among all rows. */
export const comparedRows = 10_000;
/** With fewer than these, what is written differently is shown too. */
const few = 8;
/**
 * How similar a word must be to one of a name: shared pieces of three letters among all of both. “jaket” and “jacket”, or
 * “mash” and “marsh”, are; “coat” and “cotton” are not.
 */
const minSimilarity = 0.35;
/** Of each kind that is compared for the order. */
export const maxCandidates = 300;

export const count = (rows: number) => sql.raw(String(rows));

/**
 * Has a piece of three letters from a to z or digits. To the index others are no letters, because the embedded database
 * has the locale C, and it would read all rows for a word of another script, or for signs.
 */
const isIndexed = (word: string): boolean => /[a-z0-9]{3}/.test(word);

/** As `isIndexed`, for what something begins with: two spaces and a letter are a piece too. */
const isIndexedBeginning = (text: string): boolean => /^[a-z0-9]/.test(text);

/** Those that the index knows come first, so that there is one SQL for all orders that words are written in. */
const inOrder = ({ contained }: SearchedWords): string[] => [
  ...contained.filter(isIndexed),
  ...contained.filter((word) => !isIndexed(word)),
];

/** Distinguishes the SQL of searches; belongs in the name of a prepared query. */
export function searchName(searched: SearchedWords): string {
  const { whole, contained, similar } = searched;
  if (isShort(searched)) return isIndexedBeginning(whole) ? "beginnings" : "beginnings without an index";
  const indexed = contained.filter(isIndexed).length;
  return `${indexed} indexed and ${contained.length - indexed} other words, ${similar.length} long${mayBeMisspelt(searched) ? "" : " and as written"}`;
}

/** The values of `isFound` and `closeness`. */
export function searchValues(searched: SearchedWords): Record<string, string | string[]> {
  const { whole, similar } = searched;
  if (similar.length === 0) return { whole, begins: `${escaped(whole)}%`, wordBegins: `% ${escaped(whole)}%` };
  return {
    whole,
    ...Object.fromEntries(inOrder(searched).map((word, at) => [`contains${at}`, `%${escaped(word)}%`])),
    ...Object.fromEntries(similar.map((word, at) => [`similar${at}`, word])),
    ...Object.fromEntries(similar.map((word, at) => [`written${at}`, `%${escaped(word)}%`])),
    ...Object.fromEntries(similar.map((word, at) => [`shares${at}`, patternsOfSimilar(word)])),
  };
}

const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** How far a search reads, and what it keeps of the rows it finds. */
interface Reach {
  /** How many of the likeliest rows are compared first. */
  likely: number;
  /** How many rows each way of comparing finds at most. */
  kept: number;
  /** Of a row by the name `found`, which its reader may see; `id` among them. */
  columns: SQL;
}

/** Common tables with the rows that are found, of which those in `names` hold what the reader may see. */
export function foundTables(
  searched: SearchedWords,
  { table, text, name, isLarge = false, isSeen, weight }: SearchedRows,
  { likely, kept, columns }: Reach,
): { tables: SQL; names: readonly string[] } {
  const seen = (found: string, condition = sql`true`) => sql`
    select ${columns} from ${sql.raw(found)} found where ${condition} and ${isSeen} limit ${count(kept)}`;
  const hasWords = hasAllWords(searched, { text, name });
  const likeliest = (limit: number) =>
    sql`select * from ${table} found order by ${weight} desc, found.id desc limit ${count(limit)}`;
  const indexed = indexedWords(searched, { text, name });
  const compared = indexed ? sql`select * from indexed limit ${count(comparedRows)}` : likeliest(comparedRows);
  // Asked last: counting them reads them all.
  const areOthers = sql`(select count(*) from likely) = ${count(likely)}`;
  // Each index is read on its own, as a whole and only when needed: left to itself, the planner would rather compare
  // all rows, since it expects to meet enough that match soon.
  const exact = sql`
    likely as materialized (${likeliest(likely)}),
    likely_seen as materialized (${seen("likely", hasWords)}),
    indexed as materialized (select * from ${table} found
      where (select count(*) from likely_seen) < ${count(countedRows)} and ${areOthers} and ${indexed ?? sql`false`}),
    matching as materialized (select * from (${compared}) found
      where (select count(*) from likely_seen) < ${count(countedRows)} and ${hasWords}),
    matching_seen as materialized (${seen("matching")})`;
  if (!mayBeMisspelt(searched)) return { tables: exact, names: ["likely_seen", "matching_seen"] };
  const areFew = (...names: string[]) =>
    sql`(select count(*) from (${sql.raw(names.map((one) => `select id from ${one}`).join(" union "))}) before) < ${count(few)}`;
  const areWanted = sql`${areFew("likely_seen", "matching_seen", "likely_alike_seen")} and ${areOthers}`;
  const tables = sql`${exact},
    likely_alike as materialized (select * from likely found
      where ${areFew("likely_seen", "matching_seen")} and ${isSimilar(name, searched)}),
    likely_alike_seen as materialized (${seen("likely_alike")}),
    ${isLarge ? sql`${knownTables(searched)},` : sql``}
    alike as materialized (select * from ${table} found where ${
      isLarge
        ? sql`found.id = any(array(${idsByKnownWords({ table, name }, searched, areWanted)}))`
        : sql`${areWanted} and ${setsMinSimilarity("strict_word_similarity")} and ${isSimilarByIndex(name, searched)}`
    }),
    alike_seen as materialized (${seen("alike")})`;
  return { tables, names: ["likely_seen", "matching_seen", "likely_alike_seen", "alike_seen"] };
}

/** `id` is among the best `countedRows` rows with these words that the reader may see, of `maxCandidates` in each way. */
export function isFound(id: SQLWrapper, searched: SearchedWords, rows: SearchedRows): SQL {
  const columns = sql`found.id, ${closeness(searched, rows)} as closeness, ${rows.weight} as weight`;
  const { tables, names } = foundTables(searched, rows, { likely: likelyRows, kept: maxCandidates, columns });
  return sql`${id} = any(array(
    with ${tables}
    select id from (${sql.raw(names.map((one) => `select * from ${one}`).join(" union "))}) all_seen
    order by closeness desc, weight desc, id desc limit ${count(countedRows)}))`;
}

/** For rows that are few enough to compare them all: has all words, with or without typos. */
export function matches(name: SQLWrapper, searched: SearchedWords): SQL {
  if (isShort(searched)) return begins(name);
  const all = containsAll(name, searched);
  return mayBeMisspelt(searched) ? sql`(${all} or ${isSimilar(name, searched)})` : sql`(${all})`;
}

const isShort = ({ similar }: SearchedWords) => similar.length === 0;

/** Similarity counts pieces, and a word without any is like no other. */
const mayBeMisspelt = ({ similar, isExact }: SearchedWords): boolean =>
  !isExact && similar.length > 0 && similar.every(isIndexed);

/** Of the words, those by which the index finds rows. Undefined without any. */
function indexedWords(searched: SearchedWords, { text, name }: Compared): SQL | undefined {
  if (isShort(searched)) return isIndexedBeginning(searched.whole) ? begins(name) : undefined;
  return and(...inOrder(searched).flatMap((word, at) => (isIndexed(word) ? [contains(text, at)] : [])));
}

/** Not only similar ones. */
export const hasAllWords = (searched: SearchedWords, { text, name }: Compared): SQL =>
  isShort(searched) ? begins(name) : containsAll(text, searched);

const contains = (text: SQLWrapper, at: number) => sql`${text} like ${sql.placeholder(`contains${at}`)}::text`;

const containsAll = (text: SQLWrapper, { contained }: SearchedWords) =>
  sql.join(
    contained.map((_, at) => contains(text, at)),
    sql` and `,
  );

const isSimilar = (name: SQLWrapper, { similar }: SearchedWords) =>
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
const isSimilarByIndex = (name: SQLWrapper, { similar }: SearchedWords) =>
  sql.join(
    similar.map((_, at) => sql`${name} %>> ${similarWord(at)}`),
    sql` and `,
  );

/** Evaluated once, before an index is read. */
const setsMinSimilarity = (compared: "similarity" | "strict_word_similarity") => sql`
  (select set_config('pg_trgm.${sql.raw(compared)}_threshold', '${count(minSimilarity)}', true)) is not null`;

const knownTable = (at: number) => sql.raw(`known${at}`);

/** A common table for each word of a search, with patterns of the known words that are most like it. */
const knownTables = ({ similar }: SearchedWords) =>
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
const idsByKnownWords = (
  { table, name }: Pick<SearchedRows, "table" | "name">,
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
  )} limit ${count(comparedRows)}`;

const similarWord = (at: number) => sql`${sql.placeholder(`similar${at}`)}::text`;

const begins = (name: SQLWrapper) =>
  sql`(${name} like ${sql.placeholder("begins")}::text or ${name} like ${sql.placeholder("wordBegins")}::text)`;

/** The order of what is found: with all words before what is only similar, then by how much of the search is in the name. */
export function closeness(searched: SearchedWords, { text, name }: Compared): SQL {
  const similarity = sql`word_similarity(${sql.placeholder("whole")}::text, ${name})`;
  if (isShort(searched)) return similarity;
  // What only a text has comes after every similar name.
  return sql`case when ${containsAll(text, searched)} then 1 + greatest(${similarity}, 0.5) else ${similarity} end`;
}

/** A text as `searchable` makes it, for columns without one beside them. Marks of other scripts stay. */
export const unaccented = (text: SQLWrapper): SQL => sql`
  lower(translate(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ıłŁøØ', 'illoo'))`;
