import type { Database } from "@hemline/database";
import { type Facet, kindFacets, type Narrowed, type SearchFacet } from "../../shared/search/search-facets.ts";
import { maxFound } from "../../shared/search/search-kinds.ts";
import { type NarrowedQuery, type NarrowedRows, narrowedRows } from "./narrowed-rows.ts";
import { type FoundRows, nearWords } from "./near-words.ts";
import type { SearchedWords } from "./searched-words.ts";

export interface ChosenFacet {
  /** As the column of the facet has it. */
  id: string;
  /** As it stands in the address. */
  value: string;
  /** As in `FacetChoice`. */
  name: string | null;
}

export type ChosenFacets = Readonly<Partial<Record<Facet, ChosenFacet>>>;

export interface NarrowedCards<Card> extends FoundRows<Card> {
  narrowed: Narrowed;
}

/** @param cardsOf reads cards by ids, in their order, without those that the viewer may not see */
export async function narrowedCards<Card>(
  db: Database,
  searched: SearchedWords,
  query: NarrowedQuery,
  chosen: ChosenFacets,
  cardsOf: (ids: readonly string[]) => Promise<Card[]>,
): Promise<NarrowedCards<Card>> {
  const values = Object.fromEntries(Object.entries(chosen).map(([facet, one]) => [facet, one?.id ?? null]));
  const { ids, count, hasAllWords, closest, choices } = await narrowedRows(db, searched, query, values);
  const names: readonly Facet[] = kindFacets[query.kind];
  const facets = names.map((facet) => searchFacet(facet, chosen[facet], choices));
  return {
    items: await cardsOf(ids.slice(0, maxFound)),
    count,
    near: hasAllWords ? null : nearWords(searched, closest ?? undefined),
    narrowed: { count: ids.length, facets: facets.filter((one) => one.choices.length > 0) },
  };
}

function searchFacet(facet: Facet, chosen: ChosenFacet | undefined, counted: NarrowedRows["choices"]): SearchFacet {
  const offered = counted
    .filter((one) => one.facet === facet)
    .map(({ value, name, count }) => ({ value, name, count }))
    .sort((one, other) => other.count - one.count);
  const isMissing = chosen && !offered.some(({ value }) => value === chosen.value);
  return {
    facet,
    chosen: chosen?.value ?? null,
    choices: isMissing ? [...offered, { value: chosen.value, name: chosen.name, count: 0 }] : offered,
  };
}

export const inOrderOf = <Row>(ids: readonly string[], rows: readonly Row[], idOf: (row: Row) => string): Row[] =>
  rows.toSorted((one, other) => ids.indexOf(idOf(one)) - ids.indexOf(idOf(other)));
