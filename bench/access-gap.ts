import { setTimeout as pause } from "node:timers/promises";
import { subscribe } from "@hemline/demo";
import type { CustomerAnswer } from "@hemline/protocol";
import { cloneSubscriptions } from "../billing/testing/clone-subscriptions.ts";
import { type BenchBilling, publicKey, startBilling } from "./processes/run-billing.ts";

const renewals = Number(process.env.BENCH_RENEWALS ?? 3);
const subscriptions = Number(process.env.BENCH_SUBSCRIPTIONS ?? 200);
const readers = 8;
const everyMs = 250;
const sweepEveryMs = 10_000;
const entitlement = "subscriber";

/**
 * Sandbox subscriptions with fast renewals expire at the same moment, several times: how long does a client that
 * polls customer info see no access? The clock jumps to shortly before each expiry, under constant load.
 */
export async function measure(): Promise<void> {
  const own = await startBilling({ sandbox_periods: "accelerated" });
  const { billing, gateway, publishableKey, db, now, travelTo } = own;
  let isOver = false;
  try {
    const services = { billing: billing.fetch, gateway: gateway.fetch, publicKey, publishableKey };
    await subscribe(services, { billingId: "bench", email: "bench@mail.example" });
    const { rows } = await db.$client.query("select id from billing.subscriptions");
    await cloneSubscriptions(db.$client, { model: rows[0].id, count: subscriptions - 1 });
    const names = (await db.$client.query("select app_user_id as id from billing.customers")).rows.map((it) => it.id);
    const watched = new Watch(own);
    const background = [
      watched.polls("bench", () => isOver),
      ...Array.from({ length: readers }, (_, n) => watched.reads(names, n, () => isOver)),
      sweeps(own, () => isOver),
    ];
    const tookMs: number[] = [];
    for (let renewal = 0; renewal < renewals; renewal += 1) {
      // Answers have whole seconds.
      const accessEnd = await watched.accessEnd("bench");
      if (accessEnd === null) throw new Error("the subscriber has lost access");
      const end = new Date(accessEnd.getTime() + 1000);
      travelTo(new Date(end.getTime() - 15_000));
      while (!(await allRenewed(own, end))) await pause(everyMs);
      tookMs.push(now().getTime() - end.getTime());
      await pause(2_000);
    }
    isOver = true;
    await Promise.all(background);
    const slowest = (Math.max(...tookMs) / 1000).toFixed(1);
    process.stdout.write(
      `${renewals} renewals of ${subscriptions} subscriptions at once, ${watched.answers} answers read, all renewed after at most ${slowest} s: largest gap in access ${watched.largestGapMs} ms\n`,
    );
    if (watched.largestGapMs > 0) process.exitCode = 1;
  } finally {
    isOver = true;
    await own.stop();
  }
}

/** Polls customer info as a client does: an answer counts from when it was read. */
class Watch {
  answers = 0;
  largestGapMs = 0;
  private readonly lostAt = new Map<string, number>();
  private readonly own: BenchBilling;

  constructor(own: BenchBilling) {
    this.own = own;
  }

  /** @returns null without access */
  async accessEnd(id: string): Promise<Date | null> {
    const headers = { authorization: `Bearer ${publicKey}` };
    const response = await this.own.billing.fetch(
      new Request(`http://bench.example/v1/subscribers/${id}`, { headers }),
    );
    if (!response.ok) throw new Error(`customer info answered ${response.status}`);
    const { subscriber } = (await response.json()) as CustomerAnswer;
    const end = subscriber.entitlements[entitlement]?.expires_date;
    return end ? new Date(end) : null;
  }

  async looks(id: string): Promise<void> {
    const accessEnd = await this.accessEnd(id);
    this.answers += 1;
    const isActive = accessEnd !== null && accessEnd > this.own.now();
    const at = performance.now();
    const lostAt = this.lostAt.get(id);
    if (!isActive) this.lostAt.set(id, lostAt ?? at);
    else this.lostAt.delete(id);
    if (!isActive || lostAt !== undefined)
      this.largestGapMs = Math.max(this.largestGapMs, Math.ceil(at - (lostAt ?? at)) + 1);
  }

  async polls(id: string, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.looks(id);
      await pause(everyMs);
    }
  }

  async reads(ids: readonly string[], from: number, isOver: () => boolean): Promise<void> {
    for (let n = from; !isOver(); n += readers) await this.looks(ids[n % ids.length]!);
  }
}

async function sweeps({ billing }: BenchBilling, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await billing.tick();
    for (let waited = 0; waited < sweepEveryMs && !isOver(); waited += everyMs) await pause(everyMs);
  }
}

async function allRenewed({ db }: BenchBilling, end: Date): Promise<boolean> {
  const { rows } = await db.$client.query(
    "select 1 from billing.subscriptions where renews_at <= $1 or renews_at is null limit 1",
    [end],
  );
  return rows.length === 0;
}
