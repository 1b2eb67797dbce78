import type { BillingContext } from "../../context/billing-context.ts";
import { tryAndLog } from "../../context/try-and-log.ts";
import { type PaidRenewal, recordRenewal, recordRenewals } from "./record-renewal.ts";
import { resolveRenewal } from "./resolve-renewal.ts";

/** Each one mostly waits for the provider. */
const chargedAtOnce = 8;
const maxRecordedTogether = 25;

export async function resolveRenewalBatch(context: BillingContext, paymentIds: readonly string[]): Promise<void> {
  const recorder = startRecorder(context);
  const waiting = [...paymentIds];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const paymentId = id;
      await tryAndLog(context, { payment: paymentId }, () => resolveRenewal(context, paymentId, recorder.add));
    }
  };
  await Promise.all(Array.from({ length: chargedAtOnce }, worker));
  await recorder.done();
}

/** Records payments as they come in; those that come in meanwhile are recorded together. */
function startRecorder(context: BillingContext) {
  const waiting: PaidRenewal[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) await recordTogether(context, waiting.splice(0, maxRecordedTogether));
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

/** One that cannot be recorded must not stop the others. */
async function recordTogether(context: BillingContext, paid: readonly PaidRenewal[]): Promise<void> {
  try {
    await recordRenewals(context, paid);
  } catch (error) {
    context.log.warn({ err: error, count: paid.length }, "renewals could not be recorded together");
    for (const one of paid) await tryAndLog(context, { payment: one.paymentId }, () => recordRenewal(context, one));
  }
}
