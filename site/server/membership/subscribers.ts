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

interface SubscribersParts {
  billing: BillingConnection;
  clock: () => Date;
  log: Logger;
}

/** Keeps each customer's last answer for five seconds and lets simultaneous questions share one call. */
export function createSubscribers({ billing, clock, log }: SubscribersParts): Subscribers {
  const kept = new Map<string, { at: number; answer: Promise<CustomerAnswer> }>();

  async function ask(billingId: string): Promise<CustomerAnswer> {
    const request = new Request(`${billing.address}/v1/subscribers/${encodeURIComponent(billingId)}`, {
      headers: { Authorization: `Bearer ${billing.secretKey}`, Accept: "application/json" },
      signal: AbortSignal.timeout(patienceMs),
    });
    const response = await billing.fetch(request);
    if (!response.ok) throw new Error(`billing answered ${response.status} for a customer`);
    return (await response.json()) as CustomerAnswer;
  }

  return {
    async customer(billingId) {
      const now = clock().getTime();
      const last = kept.get(billingId);
      if (last && now - last.at < freshMs) return last.answer.catch(() => null);
      const answer = ask(billingId);
      kept.delete(billingId);
      kept.set(billingId, { at: now, answer });
      if (kept.size > keptAtMost) kept.delete(kept.keys().next().value as string);
      try {
        return await answer;
      } catch (error) {
        log.warn({ err: error }, "billing could not be asked for a customer");
        const isUsable = last !== undefined && now - last.at < staleMs;
        if (isUsable) kept.set(billingId, last);
        else kept.delete(billingId);
        return isUsable ? last.answer.catch(() => null) : null;
      }
    },
    forget: (billingId) => void kept.delete(billingId),
  };
}
