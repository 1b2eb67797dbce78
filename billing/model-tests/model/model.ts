import { defined } from "../../rules/defined.ts";
import { accessEnd, opensUntil } from "./model-access.ts";
import { dayMs, modelProducts } from "./model-products.ts";
import type { Charge, Checkout, Customer, Subscription } from "./model-types.ts";

/** How long a checkout can be paid. */
export const checkoutMs = 12 * 3_600_000;
/** After how long an unpaid renewal is given up. */
export const givenUpMs = 30 * dayMs;

/** What is true of a few customers, kept by following the commands: which commands may work is said by the service. */
export class Model {
  customers: Customer[] = [];
  checkouts: Checkout[] = [];
  charges: Charge[] = [];
  now: number;

  constructor(ids: readonly string[], now: number) {
    this.now = now;
    for (const [nth, id] of ids.entries()) {
      const isKnown = !id.startsWith("$RCAnonymousID:");
      this.customers.push({ ids: [id], isKnown, seenAs: nth, subscriptions: [], periods: [], presents: [], gold: 0 });
    }
  }

  who(id: string): Customer {
    return this.customers.find((it) => it.ids.includes(id))!;
  }

  /** What all cards were charged with, less what went back. */
  get taken(): number {
    return this.charges.reduce((sum, it) => sum + it.units - it.returned, 0);
  }

  has(id: string, entitlement: string): boolean {
    const { subscriptions, periods, presents } = this.who(id);
    return (
      subscriptions.some((it) => !it.isOver && opensUntil(it, entitlement) > this.now) ||
      // A paid period gives access until the next renewal, whatever its outcome.
      periods.some(
        (it) =>
          !it.subscription &&
          !it.isRefunded &&
          defined(modelProducts[it.product], "model products").opens.includes(entitlement),
      ) ||
      presents.some((it) => it.entitlement === entitlement && it.end > this.now)
    );
  }

  live(id: string): string[] {
    return this.who(id)
      .subscriptions.filter((it) => !it.isOver)
      .map((it) => it.product)
      .sort();
  }

  running(id: string, product: string): Subscription | undefined {
    return this.who(id).subscriptions.find((it) => it.product === product && !it.isOver);
  }

  /** Whether the customer has a product that can be bought only once. */
  holds(customer: Customer, product: string): boolean {
    const { kind } = defined(modelProducts[product], "model products");
    if (kind === "used up") return false;
    if (kind === "kept") return customer.periods.some((it) => it.product === product && !it.isRefunded);
    return customer.subscriptions.some(
      (it) =>
        it.product === product &&
        !it.isOver &&
        !it.hasLapsed &&
        (it.renews !== null || accessEnd(it) > this.now || it.isWaiting),
    );
  }

  isOpen(checkout: Checkout): boolean {
    return !checkout.isDone && this.now < checkout.startedAt + checkoutMs;
  }

  /** A trial is for those who never had its product. It stays theirs once its intent exists. */
  mayComplete(checkout: Checkout): boolean {
    const { owner, product, isTrial, intent } = checkout;
    if (!this.isOpen(checkout) || this.holds(owner, product)) return false;
    return !isTrial || intent !== null || owner.periods.every((it) => it.product !== product);
  }
}
