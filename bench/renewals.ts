import { loadavg } from "node:os";
import { subscribe } from "@hemline/demo";
import { cloneSubscriptions } from "../billing/testing/clone-subscriptions.ts";
import { familyCpu, postmasterOf } from "./processes/process-cpu.ts";
import { publicKey, startBilling } from "./processes/run-billing.ts";

const count = Number(process.env.BENCH_RENEWALS ?? 10_000);
const weekMs = 7 * 86_400_000;

/**
 * Subscriptions whose trials end at the same moment: how long until the simulator has charged all of them, in one
 * process.
 */
export async function measure(): Promise<void> {
  const own = await startBilling();
  const { billing, gateway, publishableKey, db, dataDir } = own;
  try {
    await subscribe(
      { billing: billing.fetch, gateway: gateway.fetch, publicKey, publishableKey },
      { billingId: "bench", email: "bench@mail.example" },
    );
    const { rows } = await db.$client.query("select id from billing.subscriptions");
    await cloneSubscriptions(db.$client, { model: rows[0].id, count: count - 1 });
    await db.$client.query("analyze");
    const renewed = async () =>
      (await db.$client.query("select count(*)::int as n from billing.transactions where renewal_number = 1")).rows[0]
        .n;
    own.travelTo(new Date(Date.now() + weekMs + 60_000));
    const startedAt = performance.now();
    const usage = process.cpuUsage();
    const databaseBefore = familyCpu(postmasterOf(dataDir));
    let done = 0;
    while (done < count) {
      await billing.tick();
      const now = await renewed();
      if (now === done) throw new Error(`The renewals stopped at ${done} of ${count}.`);
      done = now;
    }
    const took = (performance.now() - startedAt) / 1000;
    const { user, system } = process.cpuUsage(usage);
    const ownCpu = (user + system) / 1000 / count;
    const database = (familyCpu(postmasterOf(dataDir)) - databaseBefore) / count;
    process.stdout.write(
      `${count} renewals in ${took.toFixed(1)} s: ${(count / took).toFixed(0)}/s; CPU each: process ${ownCpu.toFixed(2)} ms, database ${database.toFixed(2)} ms; load ${loadavg()[0]!.toFixed(1)}\n`,
    );
  } finally {
    await own.stop();
  }
}
