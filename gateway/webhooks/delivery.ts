import type { Logger } from "pino";
import { seconds } from "../http/ids.ts";
import type { Sql } from "../store/sql.ts";
import { signature } from "./signature.ts";

export interface Delivery {
  /** Sends all due events and resolves when none is left. */
  deliverDue(): Promise<void>;
  /** As `deliverDue`, but in the background. */
  start(): void;
  /** Waits for running deliveries and starts no new ones. */
  stop(): Promise<void>;
}

export interface Receiver {
  /** The address on the signed requests. */
  url: string;
  secret: string;
  deliver(request: Request): Promise<Response>;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays before the second, third … attempt; the last one is three days after the first. */
const backOffMs = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 3 * hour, 8 * hour, 20 * hour, 40 * hour];

/** The claim outlives its longest request, and frees events of a process that died. */
const answerTimeoutMs = 10 * second;
const claimLifetimeMs = 30 * second;

const maxClaimed = 50;
/** Then unsent events are released, well before the claim ends. */
const maxRoundMs = 15 * second;

interface Due {
  id: string;
  body: object;
  attempts: number;
}

interface AttemptResult {
  id: string;
  answer: string;
  delivered_at: Date | null;
  next_attempt_at: Date | null;
}

export function createDelivery(on: { sql: Sql; receiver: Receiver; clock: () => Date; log: Logger }): Delivery {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let isStopped = false;

  async function claim(): Promise<Due[]> {
    const now = on.clock();
    const { rows } = await on.sql.query<Due>(
      `with claimed as (
         update gateway.events set next_attempt_at = $2, attempts = attempts + 1
         where id in (select id from gateway.events where next_attempt_at <= $1
                      order by next_attempt_at, place limit $3 for update skip locked)
         returning id, place, body, attempts)
       select id, body, attempts from claimed order by place`,
      [now, new Date(now.getTime() + claimLifetimeMs), maxClaimed],
    );
    return rows;
  }

  async function send({ id, body }: Due): Promise<string> {
    const text = JSON.stringify(body);
    const request = new Request(on.receiver.url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Stripe-Signature": signature(on.receiver.secret, seconds(on.clock()), text),
      },
      body: text,
    });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve("no answer in time"), answerTimeoutMs);
    });
    try {
      return await Promise.race([on.receiver.deliver(request).then((response) => String(response.status)), timeout]);
    } catch (error) {
      on.log.warn({ err: error, event: id }, "a webhook could not be delivered");
      return "no connection";
    } finally {
      clearTimeout(timer);
    }
  }

  async function attempt(due: Due): Promise<AttemptResult> {
    const answer = await send(due);
    const at = on.clock();
    const isDelivered = /^2\d\d$/.test(answer);
    const waitMs = isDelivered ? undefined : backOffMs[due.attempts - 1];
    if (!isDelivered) on.log.warn({ event: due.id, answer, attempts: due.attempts }, "a webhook was not accepted");
    return {
      id: due.id,
      answer,
      delivered_at: isDelivered ? at : null,
      next_attempt_at: waitMs === undefined ? null : new Date(at.getTime() + waitMs),
    };
  }

  const recordAttempts = (tried: readonly AttemptResult[]): Promise<unknown> =>
    on.sql.query(
      `update gateway.events as event
       set next_attempt_at = tried.next_attempt_at, delivered_at = tried.delivered_at, last_answer = tried.answer
       from jsonb_to_recordset($1)
         as tried (id text, answer text, delivered_at timestamptz, next_attempt_at timestamptz)
       where event.id = tried.id`,
      [JSON.stringify(tried)],
    );

  const releaseUnsent = (untried: readonly Due[]): Promise<unknown> =>
    on.sql.query("update gateway.events set next_attempt_at = $2, attempts = attempts - 1 where id = any($1)", [
      untried.map(({ id }) => id),
      on.clock(),
    ]);

  async function sendAll(due: readonly Due[]): Promise<void> {
    const startedAt = performance.now();
    const tried: AttemptResult[] = [];
    for (const one of due) {
      if (isStopped || performance.now() - startedAt > maxRoundMs) break;
      tried.push(await attempt(one));
    }
    if (tried.length > 0) await recordAttempts(tried);
    if (tried.length < due.length) await releaseUnsent(due.slice(tried.length));
  }

  async function deliverDue(): Promise<void> {
    while (!isStopped) {
      const due = await claim();
      if (due.length === 0) return;
      await sendAll(due);
    }
  }

  function start(): void {
    if (isStopped) return;
    isWantedAgain = true;
    running ??= (async () => {
      try {
        while (isWantedAgain) {
          isWantedAgain = false;
          await deliverDue();
        }
      } catch (error) {
        on.log.error({ err: error }, "webhooks are waiting");
      } finally {
        running = undefined;
      }
    })();
  }

  return {
    deliverDue: async () => {
      await running;
      await deliverDue();
    },
    start,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
