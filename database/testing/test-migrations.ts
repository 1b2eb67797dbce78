import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { silent } from "../log.ts";
import { migrate } from "../migrate.ts";
import { testDatabase } from "../testing.ts";

/** A folder of migrations as drizzle-kit writes them. */
export async function wardrobe() {
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

export const create =
  "create schema if not exists wardrobe;\n--> statement-breakpoint\ncreate table wardrobe.item (n int);";
export const fill = "insert into wardrobe.item values (1);";
