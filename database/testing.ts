/** Databases and job queues for tests. They need the server that the project's Vitest set-up holds. */
import { environmentName, type TestCluster } from "./test-cluster.ts";
import { type Beginning, databaseIn, type TestDatabase } from "./test-database.ts";

export { endSessionAt } from "./end-of-session.ts";
export type { Beginning, TestDatabase } from "./test-database.ts";
export { type TestJobs, testJobs } from "./test-jobs.ts";

/** A migrated database of the caller's own, in about a tenth of a second; with a beginning, one in which that is done. */
export function testDatabase(beginning?: Beginning): Promise<TestDatabase> {
  const text = process.env[environmentName];
  if (text === undefined) throw new Error("testDatabase() needs the server that vitest.setup.ts holds.");
  return databaseIn(JSON.parse(text) as TestCluster, beginning);
}
