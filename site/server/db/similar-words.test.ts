import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { testSite } from "../testing/test-site.ts";
import { isSimilarWord, patternsOfSimilar } from "./similar-words.ts";

const letter = fc.constantFrom(..."abcost-’é ");
const written = (maxLength: number) =>
  fc.string({ unit: letter, minLength: 1, maxLength }).map((text) => text.trim().replace(/ +/g, " "));

/** Words that are searched for, with names that have something of them. */
const pair = fc
  .tuple(
    written(12).filter((word) => word.length >= 3 && !word.includes(" ")),
    written(14),
  )
  .chain(([word, other]) =>
    fc.nat(word.length).map((at) => {
      const name = [other, `${word.slice(0, at)}${other}${word.slice(at + 1)}`, word.slice(at), word.slice(0, at)];
      return name.map((one) => ({ word, name: one, patterns: patternsOfSimilar(word) }));
    }),
  );

test("no similar name lacks all letters that are looked for before its similarity", async () => {
  const { db } = await testSite();
  let similar = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 100, maxLength: 100 }), async (pairs) => {
      const { rows } = await db.execute<{ word: string; name: string; is: boolean; found: boolean }>(sql`
        select word, name, strict_word_similarity(word, name) >= 0.35 as "is",
          ${isSimilarWord(sql`name`, sql`word`, sql`array(select json_array_elements_text(patterns))`)} as "found"
        from json_to_recordset(${JSON.stringify(pairs.flat())}::json) as compared (word text, name text, patterns json)`);
      similar += rows.filter((row) => row.is).length;
      expect(rows.filter((row) => row.is !== row.found)).toEqual([]);
    }),
    { numRuns: 20 },
  );
  expect(similar).toBeGreaterThan(500);
});
