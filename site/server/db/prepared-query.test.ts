import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testSite } from "../testing/test-site.ts";
import { preparedRows, preparedSql, query } from "./prepared-query.ts";

const list = "reviews of a collection, by fit, stars, wears and size, most helpful first";

test("queries whose long names begin alike are told apart", async () => {
  const { db } = await testSite();
  await db.transaction(async (tx) => {
    for (const direction of ["after", "before"])
      expect(await preparedSql(tx, `${list}, ${direction}`, {}, () => sql`select ${direction} as found`)).toEqual([
        { found: direction },
      ]);
    const one = query.select({ found: sql<number>`1`.as("found") }).from(sql`(values (1)) as one`);
    const two = query.select({ found: sql<number>`2`.as("found") }).from(sql`(values (2)) as two`);
    expect(await preparedRows(tx, `${list}, for a visitor`, {}, () => one)).toEqual([{ found: 1 }]);
    expect(await preparedRows(tx, `${list}, for a member`, {}, () => two)).toEqual([{ found: 2 }]);
  });
});
