import { and, eq, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { knownWords } from "../db/tables.ts";
import { titleIn } from "../db/title-in.ts";
import { discussions } from "../discussions/tables.ts";
import { groups } from "../groups/tables.ts";
import { looks } from "../looks/tables.ts";
import { products } from "../products/tables.ts";
import { seenBy } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";

/** Of the nouns with so many rows that a search can’t compare them all, the names that everybody may read. */
const names = sql`
  select ${titleIn(looks.searchText)} as name
  from ${looks} join ${members} on ${members.id} = ${looks.authorId} where ${seenBy(null, looks)}
  union all
  select ${products.searchText} from ${products} join ${brands} on ${brands.id} = ${products.brandId}
  where ${and(eq(products.state, "live"), eq(brands.state, "live"))}
  union all
  select ${titleIn(discussions.searchText)}
  from ${discussions} join ${groups} on ${groups.id} = ${discussions.groupId}
    join ${members} on ${members.id} = ${discussions.authorId}
  where ${and(eq(groups.mayRead, "everyone"), seenBy(null, discussions))}`;

/** Two letters have no piece of three by which they would be like another word. */
const wordLength = sql`length(word) between 3 and 40`;

/** Counts the words that names have now, and forgets those that none has any more. */
export async function renewKnownWords({ db }: Pick<SiteContext, "db">): Promise<void> {
  await db.transaction(async (tx) => {
    // A million names take 9 seconds. A renewal that another process has begun is waited for.
    await tx.execute(sql`set local statement_timeout = '5min'`);
    await tx.execute(sql`set local lock_timeout = '5min'`);
    await tx.execute(sql`lock table ${knownWords} in share row exclusive mode`);
    await tx.execute(sql`
      merge into ${knownWords} known
      using (select word, count(*)::int as names from (${names}) named, regexp_split_to_table(named.name, '[^a-z]+') word
        where ${wordLength} group by word) present on present.word = known.word
      when not matched by source then delete
      when matched and known.name_count <> present.names then update set name_count = present.names
      when not matched then insert (word, name_count) values (present.word, present.names)`);
  });
}
