import { randomUUID } from "node:crypto";

/** Whatever can run SQL over one connection. */
interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** The columns of each table that a copy must not share with its model, and what they become. */
const copies: [table: string, where: string, own: string][] = [
  ["customers", "it.id = m.customer_id", "'id', p.customer, 'app_user_id', p.name"],
  ["aliases", "it.customer_id = m.customer_id", "'customer_id', p.customer, 'app_user_id', p.name"],
  [
    "operations",
    "it.id = m.operation_id",
    "'id', p.operation, 'customer_id', p.customer, 'session_id', p.name, 'intent_id', 'pi_' || p.name, 'transaction_id', p.transaction",
  ],
  ["subscriptions", "it.id = m.id", "'id', p.subscription, 'customer_id', p.customer, 'operation_id', p.operation"],
  [
    "payments",
    "it.operation_id = m.operation_id",
    "'id', p.payment, 'operation_id', p.operation, 'intent_id', 'pi_' || p.name",
  ],
  [
    "transactions",
    "it.subscription_id = m.id",
    "'id', p.transaction, 'customer_id', p.customer, 'subscription_id', p.subscription, 'payment_id', case when it.payment_id is null then null else p.payment end",
  ],
  [
    "outbox",
    "it.subscription_id = m.id",
    "'id', gen_random_uuid(), 'customer_id', p.customer, 'subscription_id', p.subscription, 'event', null",
  ],
];

/**
 * Copies a subscription, and all that its purchase left behind, so that there are many of them at once. The model must be
 * in its first period. The copies are charged to the model's card.
 */
export async function cloneSubscriptions(db: Connection, o: { model: string; count: number }): Promise<void> {
  const planted = `planted_${randomUUID().replaceAll("-", "")}`;
  await db.query(`create unlogged table ${planted} as
    select 'planted_' || n || '_' || substr(md5(random()::text), 1, 8) as name, gen_random_uuid() as customer,
      gen_random_uuid() as operation, gen_random_uuid() as payment, gen_random_uuid() as subscription,
      gen_random_uuid() as transaction
    from generate_series(1, ${o.count}) as n`);
  for (const [table, where, own] of copies)
    await db.query(
      `insert into billing.${table}
      select copy.*
      from billing.subscriptions m
      join billing.${table} it on ${where}
      cross join ${planted} p
      cross join lateral jsonb_populate_record(null::billing.${table}, to_jsonb(it) || jsonb_build_object(${own})) copy
      where m.id = $1`,
      [o.model],
    );
  await db.query(`drop table ${planted}`);
}
