import { eq, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type CatalogueState, catalogueStates } from "../../shared/catalogue-admin/catalogue-options.ts";
import { searchable } from "../../shared/searchable.ts";
import { queryOption } from "../request/query-option.ts";

const maxSearchLength = 100;

/** Null without it, and when it is blank. */
export const textOf = (url: URL, name: string): string | null =>
  url.searchParams.get(name)?.trim().slice(0, maxSearchLength) || null;

/** @throws 400 */
export const stateOf = (url: URL): CatalogueState | null => queryOption(url, "state", catalogueStates);

/** What a list holds without a chosen state: neither what only leads elsewhere, nor what was refused. */
export const presentStates = ["proposed", "live", "hidden"] as const satisfies readonly CatalogueState[];

export const isInState = (column: PgColumn, state: CatalogueState | null): SQL =>
  state === null ? inArray(column, [...presentStates]) : eq(column, state);

/** Those in whose name or address the words occur, as a trigram index finds them. */
export function isFoundBy(search: string, text: SQLWrapper, slug: SQLWrapper): SQL | undefined {
  const pattern = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return or(sql`${text} like ${pattern(searchable(search))}`, sql`${slug} like ${pattern(search.toLowerCase())}`);
}
