import { sql } from "drizzle-orm";
import { titleIn } from "../db/title-in.ts";
import { discussions } from "../discussions/tables.ts";
import { looks } from "../looks/tables.ts";
import { products } from "../products/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { knownWords } from "./tables.ts";

/** Where so many rows are compared that each search can’t compare them all. */
const named = [
  { table: looks, name: titleIn(looks.searchText) },
  { table: products, name: products.searchText },
  { table: discussions, name: titleIn(discussions.searchText) },
];

/** Notes the words that titles and names have now, and forgets those that none has any more. */
export async function renewKnownWords({ db }: Pick<SiteContext, "db">): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table present_words (word text primary key) on commit drop`);
    // One statement for each: together they would take longer than a statement may.
    for (const { table, name } of named)
      await tx.execute(sql`
        insert into present_words
        select distinct word from ${table}, regexp_split_to_table(${name}, '[^a-z]+') word
        where length(word) between 4 and 40
        on conflict do nothing`);
    await tx.execute(sql`delete from ${knownWords} where word not in (select word from present_words)`);
    await tx.execute(sql`insert into ${knownWords} select word from present_words on conflict do nothing`);
  });
}
