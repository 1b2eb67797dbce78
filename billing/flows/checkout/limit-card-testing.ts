import type { Database } from "@hemline/database";
import { and, countDistinct, eq, gt, inArray, sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { TooManyRequests } from "../../problems.ts";
import { hourMs } from "../../rules/durations.ts";
import { cardTestingRetryAfterSeconds } from "../../rules/limits.ts";
import { operations, webhookEvents } from "../../store/tables.ts";

export interface CardTestingLimits {
  customersPerHour: number;
  declinesPerHour: number;
}

const declined = ["payment_intent.payment_failed", "setup_intent.setup_failed"];

/**
 * Refuses a network that had too many customers or declined cards within an hour. Many starts alone are no sign: an
 * office, a phone network and a test suite have them too. Counted in the database, so for all processes together.
 * @throws TooManyRequests
 */
export async function limitCardTesting(
  { db, clock, log }: BillingContext,
  network: string,
  limits: CardTestingLimits,
): Promise<void> {
  const since = new Date(clock().getTime() - hourMs);
  const { customers, declines } = await attemptsSince(db, network, since);
  if (customers < limits.customersPerHour && declines < limits.declinesPerHour) return;
  log.warn({ network, customers, declines }, "a network looks like card testing");
  throw TooManyRequests(cardTestingRetryAfterSeconds);
}

async function attemptsSince(db: Database, network: string, since: Date) {
  const recent = and(eq(operations.callerNetwork, network), gt(operations.createdAt, since));
  const [[customers], [declines]] = await Promise.all([
    db
      .select({ count: countDistinct(operations.customerId) })
      .from(operations)
      .where(recent),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(operations)
      .innerJoin(webhookEvents, eq(webhookEvents.objectId, operations.intentId))
      .where(and(recent, inArray(webhookEvents.type, declined))),
  ]);
  return { customers: customers?.count ?? 0, declines: declines?.count ?? 0 };
}
