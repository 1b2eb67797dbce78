import autocannon from "autocannon";

export interface Load {
  requests: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failures: number;
}

/** Asks one address from 16 connections for some seconds. */
export async function load(url: string, headers: Record<string, string>, seconds = 6): Promise<Load> {
  const result = await autocannon({ url, connections: 16, duration: seconds, headers });
  return {
    requests: result.requests.total,
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.errors + result.non2xx,
  };
}
