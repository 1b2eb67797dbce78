import { attempt } from "../../engine/attempt.ts";
import type { Engine } from "../../engine/engine.ts";
import { type PaidRenewal, recordRenewal, recordRenewals } from "./record-renewal.ts";
import { resolveRenewal } from "./resolve-renewal.ts";

/** Charged at the same time: each waits mostly for the provider. */
const chargedAtOnce = 8;
const maxRecordedTogether = 25;

/** Brings many renewals' payments to where the provider is. Those that were paid meanwhile are recorded together. */
export async function resolveRenewals(engine: Engine, paymentIds: readonly string[]): Promise<void> {
  const recorder = startRecorder(engine);
  const waiting = [...paymentIds];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const paymentId = id;
      await attempt(engine, { payment: paymentId }, () => resolveRenewal(engine, paymentId, recorder.add));
    }
  };
  await Promise.all(Array.from({ length: chargedAtOnce }, worker));
  await recorder.done();
}

/** Records what is paid as soon as it can, and what is paid while it does so together afterwards. */
function startRecorder(engine: Engine) {
  const waiting: PaidRenewal[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) await recordTogether(engine, waiting.splice(0, maxRecordedTogether));
    running = null;
  }

  return {
    async add(paid: PaidRenewal): Promise<void> {
      waiting.push(paid);
      running ??= run();
    },
    done: async () => {
      await running;
    },
  };
}

/** One that cannot be recorded must not keep the others from it. */
async function recordTogether(engine: Engine, paid: readonly PaidRenewal[]): Promise<void> {
  try {
    await recordRenewals(engine, paid);
  } catch (error) {
    engine.log.warn({ err: error, count: paid.length }, "renewals could not be recorded together");
    for (const one of paid) await attempt(engine, { payment: one.paymentId }, () => recordRenewal(engine, one));
  }
}
