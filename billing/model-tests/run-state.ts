import type { ProviderEvent } from "../testing/test-billing.ts";
import type { Checkout as OpenCheckout, TestCustomer } from "../testing/test-customer.ts";
import type { Command, Trouble } from "./commands.ts";
import { Model } from "./model/model.ts";
import type { Checkout, Subscription } from "./model/model-types.ts";
import type { ModelService } from "./model-service.ts";

/** Says whether something holds, and throws where it does not, unless a fault explains it. */
export type Must = (isTrue: boolean, what: string) => boolean;

/** How far a sequence of commands has come: in the service, at the provider and in the model. */
export class RunState {
  readonly service: ModelService;
  readonly customers: readonly TestCustomer[];
  readonly model: Model;
  readonly opened = new Map<Checkout, { checkout: OpenCheckout; secret: string | null }>();
  /** Events of the provider, in order. */
  undelivered: ProviderEvent[] = [];
  delivered: ProviderEvent[] = [];
  /** Ids of events that the service has handled without a fault. */
  readonly handled = new Set<string>();
  takenBefore = 0;
  eventsBefore = 0;
  fault: Trouble | null = null;
  hadFault = false;
  /** Commands that have had an effect, so that a test can show what it has reached. */
  readonly done = new Map<string, number>();
  /** What happened, for debugging. */
  readonly story: string[] = [];
  /** A change that was begun and whose outcome is unknown is asked for again with the same quote. */
  readonly changing = new Map<Command, { it: Subscription; product: string; quote: string }>();
  /** Whether a part of a charge had been refunded when a refund was first asked for. */
  readonly hadPart = new Map<Command, boolean>();
  private readonly keys = new Map<Command, string>();

  constructor(service: ModelService, customers: readonly TestCustomer[]) {
    this.service = service;
    this.customers = customers;
    this.model = new Model(this.ids, service.clock().getTime());
  }

  get ids(): string[] {
    return this.customers.map((it) => it.id);
  }

  /** The customer that a command names by number. */
  customer(nth: number): TestCustomer {
    const customer = this.customers[nth];
    if (!customer) throw new Error(`There is no customer ${nth}.`);
    return customer;
  }

  /** The same command asked twice is one call. */
  keyFor(command: Command): string {
    const known = this.fault || this.keys.has(command) ? this.keys.get(command) : undefined;
    const key = known ?? crypto.randomUUID();
    this.keys.set(command, key);
    return key;
  }

  count(what: string): true {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
    return true;
  }

  advanceClock(ms: number): void {
    this.service.waits(ms);
    this.model.now += ms;
  }
}

export function pick<T>(list: readonly T[], nth: number): T | undefined {
  return list.length === 0 ? undefined : list[nth % list.length];
}
