import { join } from "node:path";
import { environmentName, startTestCluster, testDataDir } from "@hemline/database/test-cluster";
import { schemas } from "../server/schemas.ts";

/** Every project's setup runs this; the first one's hold serves all. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[environmentName] !== undefined) return undefined;
  const { stop, ...cluster } = await startTestCluster(testDataDir(join(import.meta.dirname, "..")), schemas);
  process.env[environmentName] = JSON.stringify(cluster);
  return stop;
}
