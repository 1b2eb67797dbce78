// A test run of its own that never gets to its end: `node test-run.ts <data folder>` makes a database, says its name in one
// line and waits to be killed.
import { startTestCluster } from "../../testing/test-cluster.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

const cluster = await startTestCluster(process.argv[2]!, []);
const { db } = await createTestDatabase(cluster);
const { rows } = await db.$client.query<{ name: string }>("select current_database() as name");
process.stdout.write(`${rows[0]?.name}\n`);
process.stdin.once("end", () => process.exit()).resume();
