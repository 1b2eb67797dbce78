import { type BillingContext, withClockOffset } from "../context/billing-context.ts";
import { tryAndLog } from "../context/try-and-log.ts";
import { unsettledAfterMs, unsettledRetryMs } from "../rules/limits.ts";
import { claimUnsettledOperations, claimUnsettledRefunds, claimUnsettledRenewals } from "../store/claim-unsettled.ts";
import { movedProjects, type ProjectFilter } from "../store/project-clocks.ts";
import { pruneAnswers } from "./idempotency/once-per-key.ts";
import { expireLots } from "./ledger/expire-lots.ts";
import { retryUnhandled } from "./provider-webhooks/retry-unhandled.ts";
import { sendRefund } from "./refunds/send-refund.ts";
import { resolveRenewal } from "./renewals/resolve-renewal.ts";
import { replayDueInstants } from "./replay-due-instants.ts";
import { settleById } from "./settlement/settle.ts";
import { sweepSubscriptions } from "./sweep-subscriptions.ts";
import { recordMissingTaxes } from "./taxes/record-missing-taxes.ts";

const batchSize = 100;

/**
 * Settles unknown outcomes, charges what is due, ends what is over. Projects with a moved clock are swept each at its
 * own time, after every due instant before it was replayed.
 */
export async function sweep(context: BillingContext): Promise<void> {
  const moved = await movedProjects(context.db);
  await settleUnsettled(context, { except: moved.map((it) => it.id) });
  await tryAndLog(context, { lots: true }, () => expireLots(context));
  await tryAndLog(context, { answers: true }, () => pruneAnswers(context));
  await tryAndLog(context, { taxes: true }, () => recordMissingTaxes(context));
  await tryAndLog(context, { unheard: true }, () => retryUnhandled(context));
  await sweepSubscriptions(context, { except: moved.map((it) => it.id) });
  for (const { id, aheadMs } of moved) {
    const there = withClockOffset(context, aheadMs);
    await tryAndLog(context, { project: id }, async () => {
      await settleUnsettled(there, { only: id });
      if (await replayDueInstants(there, id)) await sweepSubscriptions(there, { only: id });
    });
  }
}

async function settleUnsettled(context: BillingContext, whose: ProjectFilter): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const query = {
    now,
    startedBefore: ago(unsettledAfterMs),
    lookedBefore: ago(unsettledRetryMs),
    limit: batchSize,
    whose,
  };
  for (const id of await claimUnsettledOperations(db, query))
    await tryAndLog(context, { operation: id }, () => settleById(context, id));
  for (const id of await claimUnsettledRenewals(db, query))
    await tryAndLog(context, { payment: id }, () => resolveRenewal(context, id));
  for (const id of await claimUnsettledRefunds(db, query))
    await tryAndLog(context, { refund: id }, () => sendRefund(context, id));
}
