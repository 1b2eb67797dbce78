import type { BillingContext } from "../context/billing-context.ts";
import { nextDue } from "../store/next-due.ts";
import { sweepSubscriptions } from "./sweep-subscriptions.ts";

/** A month of five-minute periods has thousands: the next sweep does the rest. */
const maxInstants = 50;

/**
 * Replays every instant at which something was due since a project's clock was moved, as if a sweep had run right then:
 * a jump over three periods is three renewals, on their days.
 * @returns whether it has reached the present.
 */
export async function replayDueInstants(context: BillingContext, projectId: string): Promise<boolean> {
  const until = context.clock();
  let after = new Date(0);
  for (let lived = 0; lived < maxInstants; lived += 1) {
    const at = await nextDue(context.db, { projectId, after, until });
    if (!at) return true;
    await sweepSubscriptions({ ...context, clock: () => at }, { only: projectId });
    after = at;
  }
  return false;
}
