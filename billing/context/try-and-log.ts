import type { BillingContext } from "./billing-context.ts";

/** One failure must not stop the others. */
export async function tryAndLog({ log }: BillingContext, about: object, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.error({ err: error, ...about }, "a task could not be finished");
  }
}
