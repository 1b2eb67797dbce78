import type { Database } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import { type FacetOf, maxChoices, type NarrowedKind } from "../../shared/search/search-facets.ts";
import {
  closeness,
  comparedRows,
  countedRows,
  foundTables,
  hasAllWords,
  maxCandidates,
  type SearchedRows,
  searchName,
  searchValues,
} from "./found-by-words.ts";
import { literalLimit, preparedSql, unknownValue } from "./prepared-query.ts";
import type { SearchedWords } from "./searched-words.ts";

/** What rows are narrowed by. */
interface FacetColumn {
  /** What a row has of it: a `text[]` of the table by the name `found`. */
  values: SQL;
  /** A table of `id`, `slug` and `name`, when the values are ids. What is not in it is not offered. */
  names?: SQL;
}

export type FacetColumns<Kind extends NarrowedKind> = Readonly<Record<FacetOf<Kind>, FacetColumn>>;

export interface NarrowedQuery {
  kind: NarrowedKind;
  rows: SearchedRows;
  facets: Readonly<Record<string, FacetColumn>>;
  /** Distinguishes the rule of who sees what. */
  reader: string;
  /** What the rule needs. */
  values: Readonly<Record<string, unknown>>;
}

/** Values of the facets, as their columns have them. */
type ChosenValues = Readonly<Record<string, string | null>>;

export interface NarrowedRows {
  /** Of the best `countedRows` that have everything chosen, the best first. */
  ids: string[];
  /** Without regard to what is chosen, up to `countedRows`. */
  count: number;
  /** Of any row, without regard to what is chosen; otherwise all are only similar. */
  hasAllWords: boolean;
  /** The name of the best row that has everything chosen, as it is compared. */
  closest: string | null;
  /** In each facet those with the most rows, up to `countedRows`. */
  choices: { facet: string; value: string; name: string | null; count: number }[];
}

/** Counted are so many of what each way of comparing finds, out of `comparedRows` likely rows and those of the index. */
const maxCounted = 2_000;

/** Finds the rows of a search, counts what they can be narrowed by, and narrows them: one query that finds them once. */
export async function narrowedRows(
  db: Database,
  searched: SearchedWords,
  { kind, rows, facets: columns, reader, values: given }: NarrowedQuery,
  chosen: ChosenValues,
): Promise<NarrowedRows> {
  const facets = Object.entries(columns).map(([facet, column]) => ({ facet, ...column }));
  const chosenValues = facets.map(({ facet }) => [chosenName(facet), chosen[facet] ?? null]);
  const name = `${kind} narrowed by ${searchName(searched)} for ${reader}`;
  const values = { ...searchValues(searched), ...given, ...Object.fromEntries(chosenValues) };
  const [row] = await preparedSql<NarrowedRows>(db, name, values, () => narrowedQuery(searched, rows, facets));
  if (!row) throw new Error("A query without a condition has no row.");
  return row;
}

type NamedFacet = FacetColumn & { facet: string };

const chosenName = (facet: string) => `chosen_${facet}`;
const chosenValue = ({ facet }: NamedFacet) => unknownValue(chosenName(facet), "text");
const valuesOf = ({ facet }: NamedFacet) => sql.raw(`${facet}_values`);
const isMet = ({ facet }: NamedFacet) => sql.raw(`is_${facet}_met`);

function narrowedQuery(searched: SearchedWords, rows: SearchedRows, facets: readonly NamedFacet[]): SQL {
  const values = facets.map((facet) => sql`, ${facet.values} as ${valuesOf(facet)}`);
  const { tables, names } = foundTables(searched, rows, {
    likely: comparedRows,
    kept: maxCounted,
    columns: sql`found.*${sql.join(values)}`,
  });
  const each = sql.raw(names.map((name) => `select * from ${name}`).join(" union all "));
  const met = facets.map(
    (facet) =>
      sql`, (${chosenValue(facet)} is null or ${chosenValue(facet)} = any(found.${valuesOf(facet)})) as ${isMet(facet)}`,
  );
  const best = sql.raw("order by closeness desc, weight desc, id desc");
  return sql`
    with ${tables},
      all_found as materialized (select found.*${sql.join(met)}
        from (select distinct on (id) * from (${each}) ways order by id) found),
      narrowed as materialized (
        select found.id, ${closeness(searched, rows)} as closeness, ${rows.weight} as weight, ${rows.name} as name
        from all_found found where ${areMet(facets)}
        order by ${rows.weight} desc, found.id desc limit ${literalLimit(maxCandidates)}),
      best as materialized (select * from narrowed ${best} limit ${literalLimit(countedRows)})
    select
      (select coalesce(json_agg(id ${best}), '[]') from best) as "ids",
      (select least(count(*), ${literalLimit(countedRows)})::int from all_found) as "count",
      exists (select 1 from all_found found where ${hasAllWords(searched, rows)}) as "hasAllWords",
      (select name from best ${best} limit 1) as "closest",
      (select coalesce(json_agg(json_build_object(
          'facet', offered.facet, 'value', offered.value, 'name', offered.name, 'count', offered.found_rows)), '[]')
        from (${sql.join(
          facets.map((facet) => choicesOf(facet, facets)),
          sql` union all `,
        )}) offered) as "choices"`;
}

const areMet = (facets: readonly NamedFacet[]): SQL =>
  sql.join([sql`true`, ...facets.map((facet) => isMet(facet))], sql` and `);

/** The choices of a facet, each with the rows that have it and what is chosen of the other facets. */
function choicesOf(facet: NamedFacet, facets: readonly NamedFacet[]): SQL {
  const others = facets.filter((other) => other !== facet);
  const columns = facet.names ? sql.raw("named.slug as value, named.name") : sql.raw("had.value, null::text as name");
  const join = facet.names ? sql`join ${facet.names} named on named.id = had.value::uuid` : sql``;
  return sql`(
    select ${sql.raw(`'${facet.facet}'::text`)} as facet, ${columns}, had.found_rows
    from (
      select one.value, least(count(*), ${literalLimit(countedRows)})::int as found_rows
      from all_found found cross join unnest(found.${valuesOf(facet)}) one(value)
      where ${areMet(others)} group by one.value
    ) had ${join}
    order by had.value is not distinct from ${chosenValue(facet)} desc, had.found_rows desc, value
    limit ${literalLimit(maxChoices)})`;
}
