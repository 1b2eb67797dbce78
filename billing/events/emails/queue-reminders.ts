import { sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { reminderDays } from "../../rules/limits.ts";
import type { AnyEmail, Terms } from "./email-types.ts";
import { queueEmail } from "./queue-email.ts";

const batchSize = 200;

interface Coming {
  kind: "trial_ending" | "intro_ending" | "renewal_reminder";
  subscriptionId: string;
  transactionId: string;
  customerId: string;
  appId: string;
  isSandbox: boolean;
  email: string;
  title: string;
  atMs: number;
  terms: Terms;
}

/**
 * Announces what will cost something: the end of a long trial or introductory price, the renewal of a yearly plan. Not in
 * accelerated sandboxes, whose months last minutes.
 */
export async function queueReminders(context: BillingContext): Promise<void> {
  const { db, clock } = context;
  for (let found = batchSize; found === batchSize; ) {
    const now = clock();
    const coming = await comingUp(context, now);
    found = coming.length;
    await db.transaction(async (tx) => {
      for (const it of coming) {
        const { subscriptionId: subject, transactionId: period, customerId, appId, isSandbox, email } = it;
        const whose = { customerId, appId, isSandbox, email };
        await queueEmail(tx, { ...reminder(it), ...whose, subject, period, dueAt: now, now });
      }
    });
  }
}

function reminder({ kind, title, atMs, terms }: Coming): AnyEmail {
  const at = new Date(atMs).toISOString();
  return kind === "renewal_reminder"
    ? { type: kind, facts: { title, at, terms } }
    : { type: kind, facts: { title, endsAt: at, terms } };
}

const days = (count: number) => sql`(${count} * interval '1 day')`;

async function comingUp({ db }: BillingContext, now: Date): Promise<Coming[]> {
  const { rows } = await db.execute<Coming & Record<string, unknown>>(sql`
    with soon as (
      select s.*, p.clock_offset_ms * interval '1 millisecond' as ahead
      from billing.subscriptions s
      join billing.customers c on c.id = s.customer_id
      join billing.projects p on p.id = c.project_id
      where s.ended_at is null and s.billing_issue_at is null and not s.is_accelerated and s.email is not null
        and s.renews_at > ${now.toISOString()}::timestamptz + p.clock_offset_ms * interval '1 millisecond'
        and s.renews_at <= ${now.toISOString()}::timestamptz + p.clock_offset_ms * interval '1 millisecond'
          + ${days(reminderDays.beforeRenewal)}),
    coming as (
      select soon.*, last.id as transaction_id,
        case
          when last.period_type = 'normal' and last.ends_at - last.starts_at >= ${days(reminderDays.minRenewalPeriod)}
            then 'renewal_reminder'
          when soon.renews_at > ${now.toISOString()}::timestamptz + soon.ahead
            + ${days(reminderDays.beforePriceChange)} then null
          when last.period_type = 'trial' and last.ends_at - last.starts_at > ${days(reminderDays.minTrialPeriod)}
            then 'trial_ending'
          when last.period_type = 'intro' and intros.number = (soon.intro ->> 'cycle_count')::int
            and last.ends_at - intros.begun_at > ${days(reminderDays.minTrialPeriod)} then 'intro_ending'
        end as kind
      from soon
      join lateral (
        select * from billing.transactions t where t.subscription_id = soon.id order by t.starts_at desc limit 1
      ) as last on true
      join lateral (
        select count(*)::int as number, min(t.starts_at) as begun_at
        from billing.transactions t where t.subscription_id = soon.id and t.period_type = 'intro'
      ) as intros on true)
    select coming.kind, coming.id as "subscriptionId", coming.transaction_id as "transactionId",
      coming.customer_id as "customerId", operation.app_id as "appId", coming.is_sandbox as "isSandbox", coming.email,
      product.title, extract(epoch from coming.renews_at)::float8 * 1000 as "atMs",
      jsonb_build_object(
        'amountMicros', coalesce(price.amount_micros, coming.amount_micros), 'currency', coming.currency,
        'period', coalesce(price.period, coming.period),
        'isPlusTax', operation.tax_micros > 0 and not operation.tax_is_inclusive) as terms
    from coming
    join billing.operations operation on operation.id = coming.operation_id
    left join billing.prices price on price.id = coming.next_price_id
    join billing.products product on product.id = coalesce(price.product_id, coming.product_id)
    where coming.kind is not null and not exists (
      select 1 from billing.emails queued
      where queued.type = coming.kind and queued.subject = coming.id::text and queued.period = coming.transaction_id::text)
    order by coming.renews_at
    limit ${batchSize}`);
  return rows;
}
