import { logIn } from "./processes/log-in.ts";
import { printMachineSpeed } from "./processes/print-machine-speed.ts";
import { type Running, runHemline } from "./processes/run-hemline.ts";
import { load } from "./processes/run-load.ts";

/** CPU time of one request for /looks by a member, which is never cached: as a page and as JSON. */
export async function measure(): Promise<void> {
  const hemline = await runHemline();
  try {
    await printMachineSpeed();
    const cookie = await logIn(hemline);
    await measureOne(hemline, "page for a member", "/looks", cookie);
    await measureOne(hemline, "payload for a member", "/looks/_payload.json", cookie);
  } finally {
    await hemline.stop();
  }
}

async function measureOne(hemline: Running, what: string, path: string, cookie: string): Promise<void> {
  await load(hemline.address + path, { cookie }, 3);
  const before = hemline.cpuMs();
  const { requests, p50Ms, p99Ms, failures, perSecond } = await load(hemline.address + path, { cookie });
  const after = hemline.cpuMs();
  const app = (after.app - before.app) / requests;
  const database = (after.database - before.database) / requests;
  process.stdout.write(
    `${what}: ${(app + database).toFixed(2)} ms CPU (app ${app.toFixed(2)}, database ${database.toFixed(2)}), ${perSecond.toFixed(0)}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${failures} failures\n`,
  );
}
