/** Databases and job queues for tests. They need the server that the project's Vitest setup holds. */
import { takeTestDatabase } from "./testing/spare-databases.ts";
import { environmentName, type TestCluster } from "./testing/test-cluster.ts";
import type { Fixture, TestDatabase } from "./testing/test-database.ts";

export { endSessionAt } from "./testing/end-session.ts";
export { queryPrepared } from "./testing/query-prepared.ts";
export type { Fixture, TestDatabase } from "./testing/test-database.ts";
export { type TestJobs, testJobs } from "./testing/test-jobs.ts";

/** A migrated database of the caller's own, in about a tenth of a second; with a fixture, a copy of that state. */
export function testDatabase(fixture?: Fixture): Promise<TestDatabase> {
  const text = process.env[environmentName];
  if (text === undefined) throw new Error("testDatabase() needs the server that vitest.setup.ts holds.");
  return takeTestDatabase(JSON.parse(text) as TestCluster, fixture);
}
