import type { CustomerAnswer } from "@hemline/protocol";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { minuteMs, secondMs } from "../../shared/durations.ts";
import type { BillingConnection } from "./billing-connection.ts";

export interface BillingAnswer {
  askedAt: Date;
  customer: CustomerAnswer;
}

export interface BillingCustomers {
  /** At most five seconds old, or older while billing is unavailable. Null when there is no answer to go by. */
  get(billingId: string): Promise<BillingAnswer | null>;
  /** After a checkout or a cancellation. */
  forget(billingId: string): void;
}

const freshMs = 5 * secondMs;
/** While billing is unavailable its last answer counts this long: nobody loses access over a restart. */
const staleMs = 15 * minuteMs;
const timeoutMs = 2 * secondMs;
const maxEntries = 10_000;

interface BillingCustomersOptions {
  billing: BillingConnection;
  clock: () => Date;
  log: Logger;
}

/** Simultaneous requests for a customer share one call, and while billing is unavailable it is called every five seconds at most. */
export function createBillingCustomers({ billing, clock, log }: BillingCustomersOptions): BillingCustomers {
  const cache = new LRUCache<string, { askedAt: Date; answer: Promise<BillingAnswer | null> }>({
    // Unlike `max` it allocates nothing in advance.
    maxSize: maxEntries,
    sizeCalculation: () => 1,
  });

  async function fetchCustomer(billingId: string): Promise<CustomerAnswer> {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = new Request(`${billing.address}/v1/subscribers/${encodeURIComponent(billingId)}`, {
      headers: { Authorization: `Bearer ${billing.secretKey}`, Accept: "application/json" },
      signal,
    });
    // Billing in this process does not listen to the signal.
    const response = await Promise.race([billing.fetch(request), rejectedBy(signal)]);
    if (!response.ok) throw new Error(`billing answered ${response.status} for a customer`);
    return customerIn(await response.json());
  }

  async function fetchOrReuse(billingId: string, askedAt: Date, before: Promise<BillingAnswer | null> | undefined) {
    try {
      return { askedAt, customer: await fetchCustomer(billingId) };
    } catch (error) {
      log.warn({ err: error }, "billing could not be asked for a customer");
      const last = await before;
      return last && askedAt.getTime() - last.askedAt.getTime() < staleMs ? last : null;
    }
  }

  return {
    get(billingId) {
      const now = clock();
      let entry = cache.get(billingId);
      if (!entry || now.getTime() - entry.askedAt.getTime() >= freshMs) {
        entry = { askedAt: now, answer: fetchOrReuse(billingId, now, entry?.answer) };
        cache.set(billingId, entry);
      }
      return entry.answer;
    },
    forget: (billingId) => void cache.delete(billingId),
  };
}

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** @throws when the answer is not billing's: a wrong address in the configuration answers too. */
function customerIn(answer: unknown): CustomerAnswer {
  if (!isCustomerAnswer(answer)) throw new Error("billing answered something else for a customer");
  return answer;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isCustomerAnswer = (answer: unknown): answer is CustomerAnswer =>
  isObject(answer) &&
  "subscriber" in answer &&
  isObject(answer.subscriber) &&
  "entitlements" in answer.subscriber &&
  "subscriptions" in answer.subscriber;
