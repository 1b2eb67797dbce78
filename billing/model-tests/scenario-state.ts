import { AppServer } from "../testing/app-server.ts";
import { TestCustomer } from "../testing/test-customer.ts";
import { type ModelService, opening } from "./model-service.ts";

let scenes = 0;

/** Two people who have never been here, on the last day of January. */
export class ScenarioState {
  readonly service: ModelService;
  readonly ada: TestCustomer;
  /** Ada before she logged in. */
  readonly visitor: TestCustomer;
  readonly seller: AppServer;
  /** What one step leaves to the next. */
  readonly kept = new Map<string, unknown>();

  constructor(service: ModelService) {
    const n = ++scenes;
    this.service = service;
    service.setClock(opening);
    this.ada = new TestCustomer(service, `ada_${n}`);
    this.visitor = new TestCustomer(service, `$RCAnonymousID:${n.toString(16).padStart(32, "0")}`);
    this.seller = new AppServer(service);
  }

  get<T>(name: string): T {
    return this.kept.get(name) as T;
  }

  /** SQL for the ids of both. */
  get customers(): string {
    const ids = `'${this.ada.id}', '${this.visitor.id}'`;
    return `(select id from billing.customers where app_user_id in (${ids}))`;
  }

  /** What is written down about the two, without ids and instants. Checkouts that nobody went on with are left out. */
  async everything(): Promise<Record<string, unknown>> {
    const mine = this.customers;
    const ofMine = `(select p.id from billing.payments p left join billing.operations o on o.id = p.operation_id
      left join billing.subscriptions s on s.id = p.subscription_id
      where coalesce(o.customer_id, s.customer_id) in ${mine})`;
    const list = (columns: string, from: string, alias = "x") =>
      `(select coalesce(json_agg(row order by row::text), '[]') from (select json_build_array(${columns}) as row from ${from}) ${alias})`;
    const [row] = await this.service.rows<Record<string, unknown>>(`select
      ${list("g.identifier, o.state, o.error_code", `billing.operations o join billing.products g on g.id = o.product_id where o.customer_id in ${mine} and o.state <> 'created' and (o.state <> 'expired' or o.intent_id is not null)`)} as operations,
      ${list("state, amount_micros, tax_micros, attempt, failure_code, tax_transaction_id is null", `billing.payments where id in ${ofMine}`)} as payments,
      ${list("state, reason, case reason when 'plan_change' then 0 else amount_micros end", `billing.refunds where payment_id in ${ofMine}`)} as refunds,
      ${list("status", `billing.disputes where payment_id in ${ofMine}`)} as disputes,
      ${list("g.identifier, t.period_type, t.amount_micros, t.renewal_number, t.refunded_at is null", `billing.transactions t join billing.products g on g.id = t.product_id where t.customer_id in ${mine}`)} as transactions,
      ${list("g.identifier, s.ended_at is null, s.renews_at is null, s.unsubscribed_at is null, s.billing_issue_at is null, s.refunded_at is null, s.next_price_id is null", `billing.subscriptions s join billing.products g on g.id = s.product_id where s.customer_id in ${mine}`)} as subscriptions,
      ${list("type", `billing.outbox where customer_id in ${mine}`)} as events,
      ${list("type, sent_at is null", `billing.emails where customer_id in ${mine}`)} as emails,
      ${list("kind", `billing.receipts where customer_id in ${mine}`)} as receipts,
      ${list("d.state, o.type", `billing.webhook_deliveries d join billing.outbox o on o.id = d.event_id where o.customer_id in ${mine}`)} as deliveries,
      ${list("b.balance", `billing.balances b where b.customer_id in ${mine}`)} as balances,
      ${list("r.redeemed_at is null", `billing.redemptions r join billing.operations o on o.id = r.operation_id where o.customer_id in ${mine}`)} as redemptions`);
    return { ...row, ...(await this.access()) };
  }

  async access(): Promise<Record<string, boolean>> {
    const opens: Record<string, boolean> = {};
    for (const [name, person] of [
      ["ada", this.ada],
      ["visitor", this.visitor],
    ] as const)
      for (const entitlement of ["pro", "lookbook"]) opens[`${name}:${entitlement}`] = await person.has(entitlement);
    return opens;
  }

  /** Nothing of them is due any more. */
  async leaves(): Promise<void> {
    const live = await this.service.rows<{ product: string; id: string }>(
      `select g.identifier as product, c.app_user_id as id from billing.subscriptions s
        join billing.products g on g.id = s.product_id join billing.customers c on c.id = s.customer_id
        where s.ended_at is null and s.customer_id in ${this.customers}`,
    );
    for (const { product, id } of live) {
      const path = `/v1/subscribers/${encodeURIComponent(id)}/subscriptions/${product}/cancel`;
      await this.service.post(path, { at_once: true }, this.service.keys.secret);
    }
  }
}
