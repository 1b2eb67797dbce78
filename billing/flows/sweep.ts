import type { Engine } from "../engine.ts";
import { expireLots } from "../ledger/expire.ts";
import { takeUpOperations, takeUpRefunds, takeUpRenewals } from "../store/unsettled.ts";
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
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const look = { now, startedBefore: ago(patienceMs), lookedBefore: ago(betweenLooksMs), limit: atOnce };

  for (const id of await takeUpOperations(db, look)) await attempt(engine, { operation: id }, () => settle(engine, id));
  for (const id of await takeUpRenewals(db, look))
    await attempt(engine, { payment: id }, () => resolveRenewal(engine, id));
  for (const id of await takeUpRefunds(db, look)) await attempt(engine, { refund: id }, () => refund(engine, id));
  await attempt(engine, { lots: true }, () => expireLots(engine));
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
