import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type pg from "pg";
import { urlOf } from "../embedded/socket.ts";
import { silent } from "../log.ts";
import { type Migrations, migrate } from "../migrate.ts";
import { openDatabase } from "../pool.ts";
import { openBoss } from "../queues.ts";
import { databasesLike } from "./leftover-databases.ts";

/** Everything that a template depends on: the migrations' text and the versions of this package's dependencies. */
export function hashOf(schemas: readonly Migrations[]): number {
  const hash = createHash("sha256").update("1");
  hash.update(readFileSync(new URL("../package.json", import.meta.url)));
  for (const { schema, folder } of schemas) {
    const journal = readFileSync(new URL("meta/_journal.json", folder), "utf8");
    hash.update(schema).update(journal);
    for (const { tag } of (JSON.parse(journal) as { entries: { tag: string }[] }).entries)
      hash.update(readFileSync(new URL(`${tag}.sql`, folder)));
  }
  return hash.digest().readUInt32BE();
}

export async function makeTemplate(
  client: pg.Client,
  socketFolder: string,
  name: string,
  schemas: readonly Migrations[],
) {
  if ((await databasesLike(client, name)).includes(name)) return;
  const draft = `draft_${name}`;
  await client.query(`create database ${draft}`);
  const url = urlOf(socketFolder, draft);
  const log = silent;
  await migrate(url, schemas, log);
  const db = openDatabase(url, { log, max: 1 });
  const boss = openBoss(db, { log, isRunning: false });
  await boss.start();
  await boss.stop({ graceful: false });
  await db.$client.end();
  await client.query(`alter database ${draft} allow_connections false`);
  await client.query(`alter database ${draft} rename to ${name}`);
}
