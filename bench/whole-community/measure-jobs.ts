import { missed } from "./measure-fetches.ts";
import type { OpenSite } from "./open-site.ts";

/** Measured with the emails that come of it. */
const digests = "site.digests";

/** Each recurring job once. One that fails, such as by a statement that takes too long, misses its bar. */
export async function measureJobs(site: OpenSite): Promise<void> {
  for (const [name, run] of site.recurring) {
    if (name === digests) continue;
    const [start, cpu] = [performance.now(), site.cpuMs()];
    const fault = await run().then(
      () => null,
      (error: Error) => error.cause ?? error,
    );
    const after = site.cpuMs();
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    const cost = `${seconds(performance.now() - start)} s; app ${seconds(after.app - cpu.app)} s, database ${seconds(after.database - cpu.database)} s CPU`;
    process.stdout.write(`job ${name}: ${fault === null ? cost : `failed (missed) after ${cost}: ${fault}`}\n`);
    if (fault !== null) missed.push({ what: `job ${name} fails`, ratio: 1 });
  }
}
