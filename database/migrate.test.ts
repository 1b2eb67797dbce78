import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { create, fill, wardrobe } from "./testing/test-migrations.ts";

test("missing migrations are applied, once", async () => {
  await using schema = await wardrobe();
  schema.write(create);
  await schema.migrate();
  schema.write(create, fill);
  await schema.migrate();
  await schema.migrate();
  expect((await schema.db.execute(sql`select n from wardrobe.item`)).rows).toEqual([{ n: 1 }]);
});

test("a migration that was edited after it was applied is refused", async () => {
  await using schema = await wardrobe();
  schema.write(create);
  await schema.migrate();
  schema.write(`${create}\n-- and one more thing`, fill);
  await expect(schema.migrate()).rejects.toThrow(
    "Migration 0 of schema wardrobe was edited after it was applied here.",
  );
  expect((await schema.db.execute(sql`select n from wardrobe.item`)).rows).toEqual([]);
});

test("a migration that was removed is refused", async () => {
  await using schema = await wardrobe();
  schema.write(create, fill);
  await schema.migrate();
  schema.write(create);
  await expect(schema.migrate()).rejects.toThrow("Migration 1 of schema wardrobe is not the one that was applied here");
});

test("a failed migration is rolled back and can be corrected", async () => {
  await using schema = await wardrobe();
  schema.write(create, "insert into wardrobe.item values ('no number');");
  await expect(schema.migrate()).rejects.toThrow();
  expect((await schema.db.execute(sql`select to_regclass('wardrobe.item') as item`)).rows).toEqual([{ item: null }]);
  schema.write(create, fill);
  await schema.migrate();
  expect((await schema.db.execute(sql`select n from wardrobe.item`)).rows).toEqual([{ n: 1 }]);
});

test("a schema without migrations is an error", async () => {
  await using schema = await wardrobe();
  await expect(schema.migrate()).rejects.toThrow("_journal.json");
});
