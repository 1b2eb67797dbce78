import { sql } from "drizzle-orm";
import { index, integer, text } from "drizzle-orm/pg-core";
import { siteSchema } from "./columns.ts";

/**
 * The words of titles and names that everybody may read, each once: a misspelt word is compared with them, and not with
 * every title. Renewed every night; until then, a word that is new is found by what likely rows have.
 */
export const knownWords = siteSchema.table(
  "known_words",
  {
    word: text("word").primaryKey(),
    /** How often names have it. */
    nameCount: integer("name_count").notNull(),
  },
  (known) => [index("known_words_by_part").using("gin", sql`${known.word} gin_trgm_ops`)],
);
