import type { Running } from "./run-hemline.ts";
import { type Load, type LoadRequest, loadMany } from "./run-load.ts";

const faultsOf = ({ failures, statuses }: Load): string =>
  failures === 0 ? "no failures" : `${failures} failures (${JSON.stringify(statuses)})`;

/** Prints what one kind of request costs app and database, and how long it takes. */
export async function measureRequests(hemline: Running, what: string, requests: LoadRequest[]): Promise<void> {
  await loadMany(hemline.address, requests, 2);
  const before = hemline.cpuMs();
  const load = await loadMany(hemline.address, requests);
  const after = hemline.cpuMs();
  const each = (name: "app" | "database") => ((after[name] - before[name]) / load.requests).toFixed(2);
  process.stdout.write(
    `${what}: app ${each("app")} ms, database ${each("database")} ms CPU a request; p50 ${load.p50Ms}, p97.5 ${load.p97Ms}, p99 ${load.p99Ms} ms at 16 connections, ${load.perSecond.toFixed(0)}/s, ${faultsOf(load)}\n`,
  );
}
