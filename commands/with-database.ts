import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Database, defaultDataDir, migrate, openDatabase, startPostgres } from "@hemline/database";
import { pino } from "pino";
import { type Config, projectDir } from "../server/config.ts";
import { schemas } from "../server/schemas.ts";

/**
 * The database that the server would use. A running embedded server is joined; otherwise one is started until `run`
 * ends.
 * @throws a sentence when Hemline has never been started here.
 */
export async function withDatabase<T>(config: Config, run: (db: Database) => Promise<T>): Promise<T> {
  const log = pino({ level: config.LOG_LEVEL }, pino.destination(2));
  const dataDir = resolve(projectDir, config.DATA_DIR ?? defaultDataDir(projectDir));
  const isThere = config.DATABASE_URL !== undefined || existsSync(join(dataDir, "postgres"));
  if (!isThere) throw new Error(`There is no database in ${dataDir} yet. Start Hemline once, or set DATABASE_URL.`);
  const postgres = await startPostgres({
    url: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    dataDir: join(dataDir, "postgres"),
    log,
  });
  try {
    await migrate(postgres.directUrl, schemas, log);
    const db = openDatabase(postgres.url, { log, max: 2 });
    return await run(db).finally(() => db.$client.end());
  } finally {
    await postgres.stop();
  }
}
