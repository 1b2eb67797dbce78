import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { create, fill, wardrobe } from "./testing/test-migrations.ts";

test("three processes that migrate at the same moment apply it once", async () => {
  await using schema = await wardrobe();
  schema.write(create, `select pg_sleep(0.2);\n--> statement-breakpoint\n${fill}`);
  const file = fileURLToPath(new URL("./embedded/testing/migrate-process.ts", import.meta.url));
  const processes = [1, 2, 3].map(() => fork(file, [schema.url, schema.schemas[0]!.folder.href]));
  const codes = await Promise.all(processes.map(async (one) => (await once(one, "exit"))[0]));
  expect(codes).toEqual([0, 0, 0]);
  expect((await schema.db.execute(sql`select n from wardrobe.item`)).rows).toEqual([{ n: 1 }]);
});
