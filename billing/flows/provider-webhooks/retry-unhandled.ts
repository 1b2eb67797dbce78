import type { BillingContext } from "../../context/billing-context.ts";
import { tryAndLog } from "../../context/try-and-log.ts";
import { withProjectClockOfEvent } from "../../context/with-project-clock.ts";
import { reconciliationWindowMs, unhandledAfterMs } from "../../rules/limits.ts";
import { claimTaxReversals } from "../../store/claim-tax-reversals.ts";
import { unhandledEvents } from "../../store/unhandled-events.ts";
import { reverseTax } from "../taxes/reverse-tax.ts";
import { handleWebhook } from "./handle-webhook.ts";

const limit = 100;

/** Retries provider events that could not be handled, and tax reversals that failed. */
export async function retryUnhandled(context: BillingContext): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const kept = { keptAfter: ago(reconciliationWindowMs), keptBefore: ago(unhandledAfterMs), limit };
  for (const id of await unhandledEvents(db, kept)) {
    await tryAndLog(context, { event: id }, async () => handleWebhook(await withProjectClockOfEvent(context, id), id));
  }
  for (const id of await claimTaxReversals(db, { now, lookedBefore: ago(unhandledAfterMs), limit })) {
    await tryAndLog(context, { refund: id }, () => reverseTax(context, id));
  }
}
