import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The first line of a `search_text` that holds a title and a text: typos are forgiven there only. */
export const titleIn = (searchText: SQLWrapper): SQL => sql`split_part(${searchText}, chr(10), 1)`;
