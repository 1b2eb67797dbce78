import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { maxFound } from "../../shared/search/search-kinds.ts";
import { literalLimit } from "./prepared-query.ts";
import type { SearchedWords } from "./searched-words.ts";
import {
  hasAnySwapped,
  isIndexed,
  isSimilar,
  isSimilarByIndex,
  knownTables,
  mayBeMisspelt,
  patternOfWritten,
  patternsOfSimilar,
  rowsByKnownWords,
  setsMinSimilarity,
} from "./similar-words.ts";
import { swapsOf } from "./swapped-letters.ts";

/** A noun as a search reads it. Its columns and conditions are those of the table by the name `found`. */
export interface SearchedRows {
  table: PgTable;
  /** Every word must be in it. */
  text: SQLWrapper;
  /** Typos are forgiven in it, and the closest name comes first. */
  name: SQLWrapper;
  /** Tells whether the viewer may read the text besides the name. Without it, everyone who sees a row reads all of it. */
  isTextSeen?: SQL;
  /** It may have too many rows to compare every name with a misspelt word: a search compares known words instead. */
  isLarge?: boolean;
  /** Its texts have thousands of letters, and comparing one takes ten times as long: a tenth of them is compared first. */
  isLong?: boolean;
  /** Who sees what. Another table is a subquery of it: for a join the planner would read the whole table. */
  isSeen: SQL;
  /** What people most likely look for has more of it, and comes first among equally close names. With the id, it has an index. */
  weight: SQLWrapper;
}

type Compared = Pick<SearchedRows, "text" | "name" | "isTextSeen">;

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
/** Of each kind that is compared for the order. */
export const maxCandidates = 300;

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
    ...Object.fromEntries(similar.map((word, at) => [`written${at}`, patternOfWritten(word)])),
    ...Object.fromEntries(similar.map((word, at) => [`shares${at}`, patternsOfSimilar(word)])),
    ...Object.fromEntries(similar.map((word, at) => [`swapped${at}`, swapsOf(word)])),
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
  rows: SearchedRows,
  { likely, kept, columns }: Reach,
): { tables: SQL; names: readonly string[] } {
  const { table, name, isLarge = false, isLong = false, isSeen, weight } = rows;
  const compares = isLong ? likely / 10 : likely;
  const seen = (found: string, condition = sql`true`) => sql`
    select ${columns} from ${sql.raw(found)} found where ${condition} and ${isSeen} limit ${literalLimit(kept)}`;
  const hasWords = hasAllWords(searched, rows);
  const likeliest = (limit: number) =>
    sql`select * from ${table} found order by ${weight} desc, found.id desc limit ${literalLimit(limit)}`;
  const indexed = indexedWords(searched, rows);
  const compared = indexed ? sql`select * from indexed limit ${literalLimit(comparedRows)}` : likeliest(comparedRows);
  // Asked last: counting them reads them all.
  const areOthers = sql`(select count(*) from likely) = ${literalLimit(compares)}`;
  // Each index is read on its own, as a whole and only when needed: left to itself, the planner would rather compare
  // all rows, since it expects to meet enough that match soon.
  const exact = sql`
    likely as materialized (${likeliest(compares)}),
    likely_seen as materialized (${seen("likely", hasWords)}),
    indexed as materialized (select * from ${table} found
      where (select count(*) from likely_seen) < ${literalLimit(countedRows)} and ${areOthers} and ${indexed ?? sql`false`}),
    matching as materialized (select * from (${compared}) found
      where (select count(*) from likely_seen) < ${literalLimit(countedRows)} and ${hasWords}),
    matching_seen as materialized (${seen("matching")})`;
  if (!mayBeMisspelt(searched)) return { tables: exact, names: ["likely_seen", "matching_seen"] };
  const areFew = (...names: string[]) =>
    sql`(select count(*) from (${sql.raw(names.map((one) => `select id from ${one}`).join(" union "))}) before) < ${literalLimit(few)}`;
  const areWanted = sql`${areFew("likely_seen", "matching_seen", "likely_alike_seen")} and ${areOthers}`;
  const areNone = sql`not exists (select from likely_seen) and not exists (select from matching_seen)`;
  const tables = sql`${exact},
    likely_alike as materialized (select * from likely found
      where ${areFew("likely_seen", "matching_seen")} and ${isSimilar(name, searched, areNone)}),
    likely_alike_seen as materialized (${seen("likely_alike")}),
    ${isLarge ? sql`${knownTables(searched, areNone)},` : sql``}
    alike as materialized (${
      isLarge
        ? rowsByKnownWords({ table, name, weight }, searched, { when: areWanted, limit: comparedRows })
        : sql`select * from ${table} found
            where ${areWanted} and ${setsMinSimilarity("strict_word_similarity")} and ${isSimilarByIndex(name, searched, areNone)}`
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
    order by closeness desc, weight desc, id desc limit ${literalLimit(countedRows)}))`;
}

/** For rows that are few enough to compare them all: has all words, with or without typos. */
export function matches(name: SQLWrapper, searched: SearchedWords): SQL {
  if (isShort(searched)) return begins(name);
  const all = containsAll(name, searched);
  return mayBeMisspelt(searched) ? sql`(${all} or ${isSimilar(name, searched, sql`true`)})` : sql`(${all})`;
}

const isShort = ({ similar }: SearchedWords) => similar.length === 0;

/** Of the words, those by which the index finds rows. Undefined without any. */
function indexedWords(searched: SearchedWords, { text, name }: Compared): SQL | undefined {
  if (isShort(searched)) return isIndexedBeginning(searched.whole) ? begins(name) : undefined;
  return and(...inOrder(searched).flatMap((word, at) => (isIndexed(word) ? [contains(text, at)] : [])));
}

/** Not only similar ones. */
export const hasAllWords = (searched: SearchedWords, { text, name, isTextSeen }: Compared): SQL => {
  if (isShort(searched)) return begins(name);
  const all = containsAll(text, searched);
  return isTextSeen ? sql`(${all} and (${containsAll(name, searched)} or ${isTextSeen}))` : all;
};

const contains = (text: SQLWrapper, at: number) => sql`${text} like ${sql.placeholder(`contains${at}`)}::text`;

const containsAll = (text: SQLWrapper, { contained }: SearchedWords) =>
  sql.join(
    contained.map((_, at) => contains(text, at)),
    sql` and `,
  );

const begins = (name: SQLWrapper) =>
  sql`(${name} like ${sql.placeholder("begins")}::text or ${name} like ${sql.placeholder("wordBegins")}::text)`;

/** The order of what is found: with all words before what is only similar, swapped letters first, then by how much of the search is in the name. */
export function closeness(searched: SearchedWords, compared: Compared): SQL {
  const similarity = sql`word_similarity(${sql.placeholder("whole")}::text, ${compared.name})`;
  if (isShort(searched)) return similarity;
  const near = mayBeMisspelt(searched)
    ? sql`case when ${hasAnySwapped(compared.name, searched)} then 1 else ${similarity} end`
    : similarity;
  // What only a text has comes after every similar name.
  return sql`case when ${hasAllWords(searched, compared)} then 1 + greatest(${similarity}, 0.5) else ${near} end`;
}

/** A text as `searchable` makes it, for columns without one beside them. Marks of other scripts stay. */
export const unaccented = (text: SQLWrapper): SQL => sql`
  lower(translate(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ıłŁøØ', 'illoo'))`;
