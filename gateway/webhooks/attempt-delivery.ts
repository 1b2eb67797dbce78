import type { Logger } from "pino";
import { seconds } from "../http/ids.ts";
import type { AttemptResult, DueEvent } from "./event-queue.ts";
import { signature } from "./signature.ts";

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

const answerTimeoutMs = 10 * second;

export async function attemptDelivery(
  on: { receiver: Receiver; clock: () => Date; log: Logger },
  event: DueEvent,
): Promise<AttemptResult> {
  const answer = await send(on, event);
  const at = on.clock();
  const isDelivered = /^2\d\d$/.test(answer);
  const waitMs = isDelivered ? undefined : backOffMs[event.attempts - 1];
  if (!isDelivered) on.log.warn({ event: event.id, answer, attempts: event.attempts }, "a webhook was not accepted");
  return {
    id: event.id,
    answer,
    delivered_at: isDelivered ? at : null,
    next_attempt_at: waitMs === undefined ? null : new Date(at.getTime() + waitMs),
  };
}

const signedRequest = ({ url, secret }: Receiver, body: string, now: Date): Request =>
  new Request(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Stripe-Signature": signature(secret, seconds(now), body),
    },
    body,
  });

/** @returns the status, or why there is none */
async function send(
  on: { receiver: Receiver; clock: () => Date; log: Logger },
  { id, body }: DueEvent,
): Promise<string> {
  const request = signedRequest(on.receiver, JSON.stringify(body), on.clock());
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
