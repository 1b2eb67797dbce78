import type {
  CustomerAnswer,
  PlanChangeAnswer,
  PlanChangesAnswer,
  PortalChange,
  RefundAnswer,
} from "@hemline/protocol";
import { firstOf } from "../rules/defined.ts";
import type { Answer } from "./test-api.ts";
import type { TestBilling } from "./test-billing.ts";
import type { TestCustomer } from "./test-customer.ts";

/** The app's own server, with its secret key. */
export class AppServer {
  private readonly service: TestBilling;

  constructor(service: TestBilling) {
    this.service = service;
  }

  private ask<T>(method: string, path: string, body?: unknown, headers: HeadersInit = {}): Promise<Answer<T>> {
    const { call, keys } = this.service;
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return call<T>(path, { method, key: keys.secret, headers, ...sent });
  }

  /** A customer's last purchase or period. */
  async lastTransaction(person: TestCustomer): Promise<string> {
    const row = firstOf(
      await this.service.rows<{ id: string }>(`select t.id from billing.transactions t
      join billing.customers c on c.id = t.customer_id
      where c.app_user_id = '${person.id}' order by t.starts_at desc, t.id desc limit 1`),
      "row",
    );
    return row.id;
  }

  async refunds(
    person: TestCustomer,
    o: { amount?: number; transaction?: string; idempotencyKey?: string } = {},
  ): Promise<Answer<RefundAnswer>> {
    const transaction = o.transaction ?? (await this.lastTransaction(person));
    const body = o.amount === undefined ? {} : { amount_micros: o.amount };
    const headers: HeadersInit = o.idempotencyKey ? { "idempotency-key": o.idempotencyKey } : {};
    return this.ask("POST", `/v1/subscribers/${person.id}/transactions/${transaction}/refund`, body, headers);
  }

  async offers(person: TestCustomer, product: string): Promise<PortalChange[]> {
    const path = `/v1/subscribers/${person.id}/subscriptions/${product}/changes`;
    return (await this.ask<PlanChangesAnswer>("GET", path)).body.changes;
  }

  changes(
    person: TestCustomer,
    from: string,
    to: Pick<PortalChange, "product" | "quote"> & { price_id?: string },
  ): Promise<Answer<PlanChangeAnswer>> {
    const { product, quote, price_id } = to;
    return this.ask("POST", `/v1/subscribers/${person.id}/subscriptions/${from}/change`, { product, quote, price_id });
  }

  /** Looks at the one way there is, and takes it. */
  async moves(person: TestCustomer, from: string): Promise<Answer<PlanChangeAnswer>> {
    return this.changes(person, from, (await this.offers(person, from))[0]!);
  }

  keepsPlan(person: TestCustomer, product: string): Promise<Answer<CustomerAnswer>> {
    return this.ask("DELETE", `/v1/subscribers/${person.id}/subscriptions/${product}/change`);
  }

  cancels(person: TestCustomer, product: string): Promise<Answer<CustomerAnswer>> {
    return this.ask("POST", `/v1/subscribers/${person.id}/subscriptions/${product}/cancel`, {});
  }

  extends(person: TestCustomer, product: string, until: string): Promise<Answer<CustomerAnswer>> {
    return this.ask("POST", `/v1/subscribers/${person.id}/subscriptions/${product}/extend`, { until });
  }

  gives(person: TestCustomer, entitlement: string, wish: object): Promise<Answer<CustomerAnswer>> {
    return this.ask("POST", `/v1/subscribers/${person.id}/entitlements/${entitlement}/promotional`, wish);
  }

  takesBack(person: TestCustomer, entitlement: string): Promise<Answer<CustomerAnswer>> {
    return this.ask("POST", `/v1/subscribers/${person.id}/entitlements/${entitlement}/revoke_promotionals`, {});
  }
}

/** What happened to a customer, as webhooks report it. */
export function eventsOf({ rows }: TestBilling, person: TestCustomer): Promise<{ type: string }[]> {
  return rows(`select event->'event'->>'type' as type, event->'event'->>'product_id' as product,
      event->'event'->>'cancel_reason' as cancelled, event->'event'->>'expiration_reason' as expired,
      event->'event'->>'new_product_id' as next, (event->'event'->>'price_in_purchased_currency')::float8 as price
    from billing.outbox o join billing.customers c on c.id = o.customer_id
    where c.app_user_id = '${person.id}' and type <> 'INVOICE_ISSUANCE' order by o.ctid`);
}
