import { expect, test } from "vitest";
import type { TestSite } from "../../site/server/testing/test-site.ts";
import { seedDemo } from "../demo.ts";
import { saveState } from "../demo-state.ts";
import { siteOfSmallPictures } from "../testing/site-of-small-pictures.ts";

/**
 * All rows of all tables as text, by table, but for the ranks of looks, which are made anew from time to time. That an item
 * was linked once more counts as an edit of it.
 */
async function contentOf({ db }: TestSite): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'site' and table_name not like '%rank%'",
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const left = name === "items" ? "edited_at" : "";
    const { rows } = await db.$client.query<{ row: string }>(
      `select (to_jsonb(t) - '${left}')::text as row from site.${name} t order by 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

test("an interrupted seeding of the demo that had everything in already changes nothing", async () => {
  const { site, context } = await siteOfSmallPictures();
  const seedOnceMore = async () => {
    await saveState(context, "begun");
    await (await seedDemo(context)).rest;
    return contentOf(site);
  };
  const once = await seedOnceMore();
  expect(once.brands?.length).toBeGreaterThanOrEqual(12);
  expect(once.reviews?.length).toBeGreaterThanOrEqual(200);
  const twice = await seedOnceMore();
  const added = Object.entries(twice).flatMap(([table, rows]) =>
    rows.filter((row) => !once[table]?.includes(row)).map((row) => `${table} ${row}`),
  );
  expect(added).toEqual([]);
  for (const [table, rows] of Object.entries(once)) expect(twice[table], table).toHaveLength(rows.length);
});
