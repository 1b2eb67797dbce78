import { setTimeout as pause } from "node:timers/promises";
import type { LoadRequest } from "../processes/run-load.ts";
import type { OpenSite } from "./open-site.ts";

/** What each may be at most: CPU of app and database together, queries, and how long 95 of 100 take at most. */
export interface Bars {
  cpuMs?: number;
  queries?: number;
  p95Ms?: number;
}

export interface Measured {
  /** The answer's status, when it was the same of all. */
  status: number | undefined;
  cpuMs: number;
}

const warmUps = 8;
/** Ends after this time, but not before so many requests: the database's CPU time is counted in steps of 10 ms. */
const measuredMs = 1000 * Number(process.env.SECONDS ?? 1.5);
const fewest = 24;
/** Longer than visitors' pages are cached. */
const betweenMs = 2;

/** Sends requests in turn, one at a time, and prints what one of them costs. */
export async function measureReads(
  site: OpenSite,
  what: string,
  requests: LoadRequest[],
  bars: Bars = {},
): Promise<Measured> {
  for (let nth = 0; nth < warmUps; nth += 1) await timeOf(site, requests[nth % requests.length] as LoadRequest);
  return measured(site, what, repeated(requests), bars);
}

/** The same of requests that are sent once each. */
export const measureWrites = (
  site: OpenSite,
  what: string,
  requests: LoadRequest[],
  bars: Bars = {},
): Promise<Measured> => measured(site, what, requests, bars);

function* repeated(requests: readonly LoadRequest[]): Generator<LoadRequest> {
  const start = performance.now();
  for (let nth = 0; nth < fewest || nth < requests.length || performance.now() - start < measuredMs; nth += 1)
    yield requests[nth % requests.length] as LoadRequest;
}

async function measured(site: OpenSite, what: string, requests: Iterable<LoadRequest>, bars: Bars): Promise<Measured> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const [cpu, queries] = [site.cpuMs(), site.queries()];
  for (const request of requests) {
    const { ms, status } = await timeOf(site, request);
    times.push(ms);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await pause(betweenMs);
  }
  const after = site.cpuMs();
  const each = (total: number) => total / times.length;
  const [app, database] = [each(after.app - cpu.app), each(after.database - cpu.database)];
  const queriesEach = each(site.queries() - queries);
  times.sort((one, other) => one - other);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  const [p50, p95, p99] = [quantile(0.5), quantile(0.95), quantile(0.99)];
  const parts = [
    `app ${app.toFixed(2)} ms, database ${database.toFixed(2)} ms CPU${verdict(what, "CPU", app + database, bars.cpuMs)}`,
    `${queriesEach.toFixed(1)} queries${verdict(what, "queries", queriesEach, bars.queries)}`,
    `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}${verdict(what, "p95", p95, bars.p95Ms)}, p99 ${p99.toFixed(1)} ms`,
    `${times.length} requests${faultsIn(statuses)}`,
  ];
  process.stdout.write(`${what}: ${parts.join("; ")}\n`);
  return { status: statuses.size === 1 ? [...statuses.keys()][0] : undefined, cpuMs: app + database };
}

async function timeOf(site: OpenSite, { path, ...init }: LoadRequest): Promise<{ ms: number; status: number }> {
  const start = performance.now();
  const response = await site.fetch(path, init);
  await response.arrayBuffer();
  return { ms: performance.now() - start, status: response.status };
}

function faultsIn(statuses: ReadonlyMap<number, number>): string {
  const faults = [...statuses].filter(([status]) => status >= 400);
  return faults.length === 0
    ? ""
    : `, of which ${faults.map(([status, count]) => `${count} with ${status}`).join(", ")}`;
}

/** What missed its bar so far, for the end of the run. */
export const missed: { what: string; ratio: number }[] = [];

/** @returns the bar, and whether it is met */
export function verdict(what: string, of: string, value: number, bar: number | undefined): string {
  if (bar === undefined) return "";
  if (value <= bar) return ` (bar ${bar}: met)`;
  missed.push({ what: `${what}, ${of} ${value.toFixed(2)} of ${bar}`, ratio: value / bar });
  return ` (bar ${bar}: missed)`;
}
