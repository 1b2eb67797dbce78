import type { CustomerAnswer } from "@hemline/protocol";
import type { Logger } from "pino";
import type { BillingConnection } from "./billing-connection.ts";

/** What billing knows of the site's members, asked over its public HTTP. */
export interface Subscribers {
  /** The customer as billing sees them now; at most five seconds old. Null when billing cannot be reached and nothing is known. */
  customer(billingId: string): Promise<CustomerAnswer | null>;
  /** Asks anew next time: after a checkout, a cancellation. */
  forget(billingId: string): void;
}

const freshMs = 5_000;
/** While billing is away, what it said last stands this long: nobody loses access over a restart. */
const staleMs = 15 * 60_000;
const patienceMs = 2_000;
const keptAtMost = 10_000;

/** What billing said, and when it was asked. */
interface Heard {
  at: number;
  customer: CustomerAnswer;
}

interface SubscribersParts {
  billing: BillingConnection;
  clock: () => Date;
  log: Logger;
}

/**
 * Keeps each customer's last answer for five seconds and lets simultaneous questions share one call. While billing is
 * away it is asked every five seconds, not at every page.
 */
export function createSubscribers({ billing, clock, log }: SubscribersParts): Subscribers {
  const kept = new Map<string, { askedAt: number; heard: Promise<Heard | null> }>();

  async function ask(billingId: string): Promise<CustomerAnswer> {
    const signal = AbortSignal.timeout(patienceMs);
    const request = new Request(`${billing.address}/v1/subscribers/${encodeURIComponent(billingId)}`, {
      headers: { Authorization: `Bearer ${billing.secretKey}`, Accept: "application/json" },
      signal,
    });
    // A room in this process does not listen to the signal.
    const response = await Promise.race([billing.fetch(request), ended(signal)]);
    if (!response.ok) throw new Error(`billing answered ${response.status} for a customer`);
    return customerIn(await response.json());
  }

  async function askOrRemember(billingId: string, at: number, before: Promise<Heard | null> | undefined) {
    try {
      return { at, customer: await ask(billingId) };
    } catch (error) {
      log.warn({ err: error }, "billing could not be asked for a customer");
      const last = await before;
      return last && at - last.at < staleMs ? last : null;
    }
  }

  return {
    async customer(billingId) {
      const now = clock().getTime();
      let known = kept.get(billingId);
      if (!known || now - known.askedAt >= freshMs) {
        known = { askedAt: now, heard: askOrRemember(billingId, now, known?.heard) };
        kept.delete(billingId);
        kept.set(billingId, known);
        if (kept.size > keptAtMost) kept.delete(kept.keys().next().value as string);
      }
      return (await known.heard)?.customer ?? null;
    },
    forget: (billingId) => void kept.delete(billingId),
  };
}

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** @throws when the answer is none of billing's: a wrong address in the configuration answers too. */
function customerIn(answer: unknown): CustomerAnswer {
  const { subscriber } = (answer ?? {}) as Partial<CustomerAnswer>;
  if (!subscriber?.entitlements || !subscriber.subscriptions)
    throw new Error("billing answered something else for a customer");
  return answer as CustomerAnswer;
}
