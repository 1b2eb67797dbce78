import { defined } from "../rules/defined.ts";
import { monthsOn } from "./model/model-periods.ts";
import { modelProducts } from "./model/model-products.ts";
import type { RunState } from "./run-state.ts";

const toleranceMs = 15 * 60_000;

/** SQL for the ids of a customer with these app user ids. */
export function customerIds(appUserIds: readonly string[]): string {
  const ids = appUserIds.map((it) => `'${it}'`).join(",");
  return `(select customer_id from billing.aliases where app_user_id in (${ids})
    union select id from billing.customers where app_user_id in (${ids}))`;
}

/** Reads the provider's ids of charges that the model has made without knowing them. */
export async function readNewIntents(run: RunState): Promise<void> {
  const { model, service } = run;
  for (const charge of model.charges.filter((it) => it.intent === "")) {
    const { owner, subscription } = defined(charge.period, "period");
    const found = await service.rows<{ intent: string }>(
      `select p.intent_id as intent from billing.transactions t
        join billing.payments p on p.id = t.payment_id
        join billing.products g on g.id = t.product_id
        where g.identifier = '${subscription!.product}'
          and t.customer_id in ${customerIds(owner.ids)}
        order by t.starts_at desc, t.id desc`,
    );
    const intent = found.map((it) => it.intent).find((it) => !model.charges.some((one) => one.intent === it));
    if (!intent) throw new Error(`${subscription!.product} was not charged when it was due`);
    charge.intent = intent;
    run.count("charged without its owner");
  }
}

/** After a fault the service may be minutes late: the model takes its times over, within a tolerance. */
export async function adoptTimes(run: RunState): Promise<void> {
  const { model, service } = run;
  const near = (mine: number | null, theirs: Date | null, what: string): number | null => {
    const at = theirs?.getTime() ?? null;
    if (mine === at) return mine;
    if (mine === null || at === null || Math.abs(mine - at) > toleranceMs) {
      throw new Error(`${what}: expected ${mine && new Date(mine).toISOString()}, found ${theirs?.toISOString()}`);
    }
    return at;
  };
  for (const customer of model.customers) {
    const rows = await service.rows<
      Record<"renews_at" | "billing_issue_at" | "grace_ends_at" | "starts_at" | "ends_at", Date | null> & {
        product: string;
      }
    >(
      `select g.identifier as product, s.renews_at, s.billing_issue_at, s.grace_ends_at, last.starts_at, last.ends_at
        from billing.subscriptions s join billing.products g on g.id = s.product_id
        join lateral (select * from billing.transactions t where t.subscription_id = s.id
          order by t.starts_at desc limit 1) last on true
        where s.ended_at is null and s.customer_id in ${customerIds(customer.ids)}`,
    );
    for (const it of customer.subscriptions.filter((one) => !one.isOver)) {
      const row = rows.find((one) => one.product === it.product);
      if (!row) throw new Error(`${it.product} is not there`);
      const last = defined(it.periods.at(-1), "periods");
      const start = near(last.start, row.starts_at, `${it.product} starts`)!;
      let mine = last.end;
      if (it.anchor === last.start) {
        // A few minutes can lie in the next month: the end is as many months after the service's start.
        mine = monthsOn(start, start, defined(modelProducts[last.product], "model products").months);
        it.anchor = start;
      }
      const end = near(mine, row.ends_at, `${it.product} ends`)!;
      if (it.anchor === last.end) it.anchor = end;
      if (it.renews === last.end) it.renews = mine;
      last.start = start;
      last.end = end;
      it.issue = near(it.issue, row.billing_issue_at, `${it.product} is unpaid`);
      it.graceEnd = near(it.graceEnd, row.grace_ends_at, `${it.product}'s grace`);
      it.renews = near(it.renews, row.renews_at, `${it.product} renews`);
    }
  }
}
