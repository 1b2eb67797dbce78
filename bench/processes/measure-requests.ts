import type { Running } from "./run-hemline.ts";
import { type Load, type LoadRequest, loadMany } from "./run-load.ts";
import { sendEach } from "./send-each.ts";

const faultsOf = ({ failures, statuses }: Pick<Load, "failures" | "statuses">): string =>
  failures === 0 ? "no failures" : `${failures} failures (${JSON.stringify(statuses)})`;

/**
 * Prints what one kind of request costs app and database, and how long it takes.
 * @param barMs what both together may cost
 * @returns what both together cost, in ms
 */
export async function measureRequests(
  hemline: Running,
  what: string,
  requests: LoadRequest[],
  barMs?: number,
): Promise<number> {
  await loadMany(hemline.address, requests, 2);
  const costOf = costMeter(hemline);
  const load = await loadMany(hemline.address, requests);
  const cost = costOf(load.requests);
  process.stdout.write(
    `${what}: ${cost.text}${barText(barMs)}; p50 ${load.p50Ms}, p97.5 ${load.p97Ms}, p99 ${load.p99Ms} ms at 16 connections, ${load.perSecond.toFixed(0)}/s, ${faultsOf(load)}\n`,
  );
  return cost.ms;
}

/**
 * The same of requests that are sent once, such as those for pages that are not cached yet.
 * @param untilDone awaits what so many of them cause after their answers, which counts as well
 */
export async function measureEach(
  hemline: Running,
  what: string,
  requests: readonly LoadRequest[],
  barMs?: number,
  untilDone?: (succeeded: number) => Promise<void>,
): Promise<number> {
  const costOf = costMeter(hemline);
  const sent = await sendEach(hemline.address, requests);
  await untilDone?.(requests.length - sent.failures);
  const cost = costOf(requests.length);
  process.stdout.write(
    `${what}: ${cost.text}${barText(barMs)}; p50 ${sent.p50Ms.toFixed(1)}, p95 ${sent.p95Ms.toFixed(1)} ms, ${requests.length} requests, ${sent.connections} at a time, ${faultsOf(sent)}\n`,
  );
  return cost.ms;
}

const barText = (barMs: number | undefined): string => (barMs === undefined ? "" : ` (bar ${barMs})`);

/** Begins to count. */
function costMeter(hemline: Running) {
  const before = hemline.cpuMs();
  return (requests: number): { ms: number; text: string } => {
    const after = hemline.cpuMs();
    const each = (name: "app" | "database") => (after[name] - before[name]) / requests;
    const [app, database] = [each("app"), each("database")];
    return { ms: app + database, text: `app ${app.toFixed(2)} ms, database ${database.toFixed(2)} ms CPU a request` };
  };
}
