import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Without case, spaces and punctuation: the database does it to both texts, so that they are treated alike. */
export const essenceOf = (text: SQLWrapper): SQL => sql`lower(regexp_replace(${text}, '[\\s[:punct:]]+', '', 'g'))`;

/** Held by an index: comparing the texts of thousands of reviews takes a second. */
export const hashOfEssence = (text: SQLWrapper): SQL => sql`hashtextextended(${essenceOf(text)}, 0)`;
