import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { silent } from "./log.ts";
import { migrate } from "./migrate.ts";
import { testDatabase } from "./testing.ts";

/** A folder of migrations as drizzle-kit writes them. */
async function wardrobe() {
  const folder = mkdtempSync(join(tmpdir(), "hemline-migrations-"));
  const database = await testDatabase();
  const schemas = [{ schema: "wardrobe", folder: pathToFileURL(`${folder}/`) }];
  return {
    ...database,
    schemas,
    write(...files: string[]) {
      mkdirSync(join(folder, "meta"), { recursive: true });
      const entries = files.map((_, idx) => ({
        idx,
        version: "7",
        when: 1_000 + idx,
        tag: `000${idx}_step`,
        breakpoints: true,
      }));
      writeFileSync(
        join(folder, "meta/_journal.json"),
        JSON.stringify({ version: "7", dialect: "postgresql", entries }),
      );
      for (const [idx, text] of files.entries()) writeFileSync(join(folder, `000${idx}_step.sql`), text);
    },
    migrate: () => migrate(database.url, schemas, silent),
    async [Symbol.asyncDispose]() {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const create = "create schema if not exists wardrobe;\n--> statement-breakpoint\ncreate table wardrobe.item (n int);";
const fill = "insert into wardrobe.item values (1);";

test("missing migrations are applied, once", async () => {
  await using schema = await wardrobe();
  schema.write(create);
  await schema.migrate();
  schema.write(create, fill);
  await schema.migrate();
  await schema.migrate();
  expect((await schema.db.execute(sql`select n from wardrobe.item`)).rows).toEqual([{ n: 1 }]);
});

test("two processes that migrate at the same moment apply it once", async () => {
  await using schema = await wardrobe();
  schema.write(create, `select pg_sleep(0.2);\n--> statement-breakpoint\n${fill}`);
  const file = fileURLToPath(new URL("./embedded/testing/migrate-process.ts", import.meta.url));
  const processes = [1, 2, 3].map(() => fork(file, [schema.url, schema.schemas[0]!.folder.href]));
  const codes = await Promise.all(processes.map(async (one) => (await once(one, "exit"))[0]));
  expect(codes).toEqual([0, 0, 0]);
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
