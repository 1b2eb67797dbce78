import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Database, openDatabase, startPostgres } from "@hemline/database";
import { pino } from "pino";
import { benchDataDir, type Running, runHemline } from "./run-hemline.ts";

/** Starts Hemline on a data folder that later runs keep, opens its database beside it, and stops both after the run. */
export async function withSeededHemline(
  folder: string,
  run: (hemline: Running, db: Database) => Promise<void>,
): Promise<void> {
  const dataDir = join(benchDataDir(), folder);
  const hemline = await runHemline({ DATA_DIR: dataDir }, { awaitsPhotos: false });
  const log = pino({ level: "error" });
  const postgres = await startPostgres({ dataDir: join(dataDir, "postgres"), log });
  const db = openDatabase(postgres.url, { log });
  try {
    await run(hemline, db);
  } finally {
    await db.$client.end();
    await postgres.stop();
    await hemline.stop();
  }
}

/** Seeded photos are copies of the demo's, whose AVIF files are encoded last. */
export async function photosComplete(db: Database): Promise<void> {
  while ((await db.$client.query("select from site.photos where not avif limit 1")).rowCount) await pause(500);
}
