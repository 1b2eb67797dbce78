import type { Logger } from "pino";
import type { Sql } from "../store/sql.ts";
import { seconds } from "../wire/ids.ts";
import { signature } from "./signature.ts";

export interface Delivery {
  /** Sends everything that is due and resolves when nothing is left to send now. */
  deliverDue(): Promise<void>;
  /** As `deliverDue`, but in the background. */
  start(): void;
  /** Begins nothing new and waits for what is on its way. */
  stop(): Promise<void>;
}

export interface Receiver {
  /** Where the signed requests say they go. */
  url: string;
  secret: string;
  deliver(request: Request): Promise<Response>;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits before the second, third … attempt; after the last one, three days in all, an event is given up. */
const backOffMs = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 3 * hour, 8 * hour, 20 * hour, 40 * hour];

/** How long a receiver may take, and how long a claim is honoured if its process dies. */
const patienceMs = 10 * second;
const claimMs = 30 * second;

interface Due {
  id: string;
  body: object;
  attempts: number;
}

export function createDelivery(on: { sql: Sql; receiver: Receiver; clock: () => Date; log: Logger }): Delivery {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let isStopped = false;

  async function claim(): Promise<Due | undefined> {
    const now = on.clock();
    const { rows } = await on.sql.query<Due>(
      `update gateway.events set next_attempt_at = $2, attempts = attempts + 1
       where id = (select id from gateway.events where next_attempt_at <= $1
                   order by next_attempt_at, place limit 1 for update skip locked)
       returning id, body, attempts`,
      [now, new Date(now.getTime() + claimMs)],
    );
    return rows[0];
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
    const impatience = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve("no answer in time"), patienceMs);
    });
    try {
      return await Promise.race([on.receiver.deliver(request).then((response) => String(response.status)), impatience]);
    } catch (error) {
      on.log.warn({ err: error, event: id }, "a webhook could not be delivered");
      return "no connection";
    } finally {
      clearTimeout(timer);
    }
  }

  async function attempt(due: Due): Promise<void> {
    const answer = await send(due);
    const now = on.clock();
    const isDelivered = /^2\d\d$/.test(answer);
    const waitMs = isDelivered ? undefined : backOffMs[due.attempts - 1];
    await on.sql.query(
      "update gateway.events set next_attempt_at = $2, delivered_at = $3, last_answer = $4 where id = $1",
      [due.id, waitMs === undefined ? null : new Date(now.getTime() + waitMs), isDelivered ? now : null, answer],
    );
    if (!isDelivered) on.log.warn({ event: due.id, answer, attempts: due.attempts }, "a webhook was not accepted");
  }

  async function deliverDue(): Promise<void> {
    while (!isStopped) {
      const due = await claim();
      if (!due) return;
      await attempt(due);
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
