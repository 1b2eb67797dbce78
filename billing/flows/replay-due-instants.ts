import type { BillingContext } from "../context/billing-context.ts";
import { nextDue } from "../store/next-due.ts";
import { sweepDue } from "./sweep-due.ts";

/** A month of five-minute periods has thousands: what is left over is the next sweep's. */
const maxInstants = 50;

/**
 * A project's clock that was moved forward has passed over nothing: each instant at which something was due is lived
 * through in its turn, as if a sweep had come right then. A jump over three periods is three renewals, on their days.
 * @returns whether it has arrived at the present.
 */
export async function replayDueInstants(context: BillingContext, projectId: string): Promise<boolean> {
  const until = context.clock();
  let after = new Date(0);
  for (let lived = 0; lived < maxInstants; lived += 1) {
    const at = await nextDue(context.db, { projectId, after, until });
    if (!at) return true;
    await sweepDue({ ...context, clock: () => at }, { only: projectId });
    after = at;
  }
  return false;
}
