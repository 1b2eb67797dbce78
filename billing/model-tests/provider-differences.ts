import { firstOf } from "../rules/defined.ts";
import type { TestBilling } from "../testing/test-billing.ts";

/** The provider's units of a column's currency. A table of its own: the service must not check itself. */
const unitMicros = (currency: string) => `case upper(${currency}) when 'JPY' then 1000000 else 10000 end`;

/**
 * What the provider's books say and ours do not, or the other way round: every charge that succeeded is one payment over
 * the same amount, every refund that has not failed is one refund.
 */
export async function providerDifferences({ rows }: TestBilling): Promise<unknown[]> {
  const charges = await rows(`
    with theirs as (
      select body->>'payment_intent' as intent, upper(body->>'currency') as currency,
        sum((body->>'amount')::bigint) as units, count(*) as n
      from gateway.charges where body->>'status' = 'succeeded' group by 1, 2
    ), ours as (
      select intent_id as intent, currency, sum(amount_micros / ${unitMicros("currency")}) as units, count(*) as n
      from billing.payments where state = 'succeeded' group by 1, 2
    )
    select 'charge' as what, theirs, ours from theirs full join ours using (intent, currency)
    where theirs.units is distinct from ours.units or theirs.n <> 1 or ours.n <> 1`);
  const refunds = await rows(`
    with theirs as (
      select id as refund, body->>'payment_intent' as intent, upper(body->>'currency') as currency,
        (body->>'amount')::bigint as units
      from gateway.refunds where body->>'status' in ('succeeded', 'pending')
    ), ours as (
      select r.provider_id as refund, p.intent_id as intent, p.currency, r.amount_micros / ${unitMicros("p.currency")} as units
      from billing.refunds r join billing.payments p on p.id = r.payment_id where r.state <> 'failed'
    )
    select 'refund' as what, theirs, ours from theirs full join ours using (refund, intent, currency)
    where theirs.units is distinct from ours.units`);
  return [...charges, ...refunds];
}

/** What all cards were charged with, less what went back, in hundredths of euros and in yen together. */
export async function takenUnits({ rows }: TestBilling): Promise<number> {
  const sum = firstOf(
    await rows<{ units: string }>(`
    select coalesce((select sum((body->>'amount')::bigint) from gateway.charges where body->>'status' = 'succeeded'), 0)
      - coalesce((select sum((body->>'amount')::bigint) from gateway.refunds
          where body->>'status' in ('succeeded', 'pending')), 0) as units`),
    "sum",
  );
  return Number(sum.units);
}
