// A process of its own, so that its CPU time is not counted for the server or the bench.
import { json } from "node:stream/consumers";
import autocannon from "autocannon";

const result = await autocannon((await json(process.stdin)) as autocannon.Options);
process.stdout.write(
  JSON.stringify({
    requests: result.requests.total,
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p97Ms: result.latency.p97_5,
    p99Ms: result.latency.p99,
    failures: result.errors + result.non2xx,
    statuses: Object.fromEntries(
      Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count]),
    ),
  }),
);
