// `node test-run-process.ts <data folder>` is a test run that never ends: it prints the name of its database and
// waits to be killed.
import { startTestCluster } from "../../testing/test-cluster.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

const cluster = await startTestCluster(process.argv[2]!, []);
const { db } = await createTestDatabase(cluster);
const { rows } = await db.$client.query<{ name: string }>("select current_database() as name");
process.stdout.write(`${rows[0]?.name}\n`);
process.stdin.once("end", () => process.exit()).resume();
