import type { Running } from "./run-hemline.ts";
import { load } from "./run-load.ts";
import { startBareServer } from "./start-bare-server.ts";

const headers = { "accept-encoding": "br" };
const bar = 50;

/**
 * A visitor's cached page against bare node:http with as many bytes, in turns, each in its own process. Compared by CPU
 * time per answer: the rates may be limited by the load generator.
 */
export async function compareWithBareServer(hemline: Running, path: string): Promise<void> {
  const answer = await fetch(hemline.address + path, { headers: { ...headers, connection: "close" } });
  const bytes = Number(answer.headers.get("content-length") ?? 8_000);
  await answer.arrayBuffer();
  const bare = await startBareServer(bytes);
  try {
    const sides = {
      cached: { url: hemline.address + path, cpuMs: () => hemline.cpuMs().app },
      bare: { url: bare.address, cpuMs: bare.cpuMs },
    };
    for (const { url } of Object.values(sides)) await load(url, headers, 2);
    for (let round = 1; round <= 3; round++) {
      const cached = await measured(sides.cached);
      const ideal = await measured(sides.bare);
      const share = ((100 * ideal.cpuMs) / cached.cpuMs).toFixed(0);
      process.stdout.write(
        `${path}, round ${round}: cached ${cached.cpuMs.toFixed(3)} ms CPU, ${cached.perSecond.toFixed(0)}/s (p50 ${cached.p50Ms} ms, p99 ${cached.p99Ms} ms, ${cached.failures} failures), bare ${ideal.cpuMs.toFixed(3)} ms CPU, ${ideal.perSecond.toFixed(0)}/s: ${share} % of bare by CPU (bar ${bar})\n`,
      );
    }
  } finally {
    bare.stop();
  }
}

async function measured({ url, cpuMs }: { url: string; cpuMs: () => number }) {
  const before = cpuMs();
  const result = await load(url, headers);
  return { ...result, cpuMs: (cpuMs() - before) / result.requests };
}
