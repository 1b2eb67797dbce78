import { and, asc, eq, isNull, lt } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { claimUnsettled } from "../store/operations.ts";
import { payments, refunds } from "../store/tables.ts";
import { endLapsed } from "./end-lapsed.ts";
import { refund } from "./refund.ts";
import { claimRenewal, resolveRenewal } from "./renew.ts";
import { settle } from "./settle.ts";

const atOnce = 100;
/** A browser that is still there asks by itself; only then is it the janitor's turn. */
const patienceMs = 2 * 60_000;
const betweenLooksMs = 5 * 60_000;

/** What time brings about by itself: unknown outcomes are asked for, what is over ends, what is due is charged. */
export async function sweep(engine: Engine): Promise<void> {
  const { db, clock } = engine;
  const now = clock();
  const before = (ms: number) => new Date(now.getTime() - ms);

  const unsettled = await claimUnsettled(db, {
    now,
    startedBefore: before(patienceMs),
    lookedBefore: before(betweenLooksMs),
    limit: atOnce,
  });
  for (const id of unsettled) await attempt(engine, { operation: id }, () => settle(engine, id));

  const unpaid = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.state, "pending"), isNull(payments.operationId), lt(payments.createdAt, before(patienceMs))))
    .orderBy(asc(payments.createdAt))
    .limit(atOnce);
  for (const { id } of unpaid) await attempt(engine, { payment: id }, () => resolveRenewal(engine, id));

  const unreturned = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, "pending"), lt(refunds.createdAt, before(patienceMs))))
    .limit(atOnce);
  for (const { id } of unreturned) await attempt(engine, { refund: id }, () => refund(engine, id));

  await attempt(engine, { ending: true }, () => db.transaction((tx) => endLapsed(tx, clock())));
  for (let done = 0; done < atOnce; done += 1) {
    const payment = await claimRenewal(engine);
    if (!payment) break;
    await attempt(engine, { payment }, () => resolveRenewal(engine, payment));
  }
}

/** One that goes wrong must not keep the others waiting. */
async function attempt({ log }: Engine, about: object, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.error({ err: error, ...about }, "the janitor could not bring something to its end");
  }
}
