import type { TestCluster } from "./test-cluster.ts";
import { copyTemplate, dropTestDatabase, type Fixture, openTestDatabase, type TestDatabase } from "./test-database.ts";

/** The next database of each state, copied while a test still uses the last one. */
const spares = new Map<string, Promise<string>>();

/** Databases of ended tests, dropped one after the other. What is left at the end goes with the run. */
let dropping = Promise.resolve();

/** As `createTestDatabase`, but the test waits neither for the copy nor for the drop. */
export async function takeTestDatabase(cluster: TestCluster, fixture?: Fixture): Promise<TestDatabase> {
  const state = fixture?.name ?? "";
  const copy = spares.get(state) ?? copyTemplate(cluster, fixture);
  const next = copyTemplate(cluster, fixture);
  next.catch(() => undefined);
  spares.set(state, next);
  const name = await copy;
  const { db, url } = openTestDatabase(cluster, name);
  return {
    db,
    url,
    async close() {
      await db.$client.end();
      dropping = dropping.then(() => dropTestDatabase(cluster, name)).catch(() => undefined);
    },
  };
}
