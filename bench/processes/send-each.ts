import type { Load, LoadRequest } from "./run-load.ts";

const connections = 8;

type Sent = Pick<Load, "p50Ms" | "failures" | "statuses"> & { p95Ms: number; connections: number };

/** Sends each request once, several at a time, from this process. */
export async function sendEach(address: string, requests: readonly LoadRequest[]): Promise<Sent> {
  const waiting = requests.values();
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const send = async () => {
    for (const { path, ...init } of waiting) {
      const start = performance.now();
      const response = await fetch(address + path, init);
      await response.arrayBuffer();
      times.push(performance.now() - start);
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  times.sort((one, other) => one - other);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  const failures = times.length - (statuses[200] ?? 0);
  return { p50Ms: quantile(0.5), p95Ms: quantile(0.95), failures, statuses, connections };
}
