import type { PeriodType, Phase, Store, TaxAnswer } from "@hemline/protocol";
import { sql } from "drizzle-orm";
import { firstOf } from "../rules/defined.ts";
import type { Sql } from "./sql.ts";

export interface EventKeys {
  customerId: string;
  subscriptionId: string | null;
  /** Left out: the subscription's last period. */
  transactionId: string | null;
  /** Left out: the transaction's own. */
  paymentId: string | null;
  /** Left out: the one that the subscription or purchase began with. */
  operationId: string | null;
  grantId: string | null;
}

/** Everything an event says beyond its own facts, and its receivers. Instants in milliseconds since 1970. */
export interface EventContext {
  customer: { id: string; appUserId: string; country: string | null; aheadMs: number };
  aliases: string[];
  attributes: Record<string, { value: string; updated_at_ms: number }>;
  entitlements: string[];
  endpoints: Listener[];
  lastSequence: number;
  isTrialConversion: boolean;
  subscription: {
    id: string;
    email: string | null;
    amountMicros: number;
    currency: string;
    period: string;
    intro: Phase | null;
    isSandbox: boolean;
    isAccelerated: boolean;
    taxCountry: string | null;
    cardBrand: string | null;
    cardLast4: string | null;
    renewsAt: number | null;
    store: Store;
    paymentMethodId: string | null;
    unsubscribedAt: number | null;
    billingIssueAt: number | null;
    graceEndsAt: number | null;
    refundedAt: number | null;
    endedAt: number | null;
  } | null;
  transaction: {
    id: string;
    paymentId: string | null;
    periodType: PeriodType;
    amountMicros: number;
    taxMicros: number;
    currency: string;
    country: string | null;
    renewalNumber: number;
    store: Store;
    isSandbox: boolean;
    purchasedAt: number;
    startsAt: number;
    endsAt: number | null;
    isRefunded: boolean;
    isLatest: boolean;
  } | null;
  product: { identifier: string; title: string } | null;
  operation: {
    transactionId: string | null;
    email: string | null;
    locale: string | null;
    store: Store;
    isSandbox: boolean;
    offering: string;
    metadata: Record<string, unknown>;
    country: string | null;
    currency: string;
    taxMicros: number;
    taxIsInclusive: boolean;
  } | null;
  app: {
    id: string;
    identifier: string;
    name: string;
    mailsRenewals: boolean;
    defaultLocale: string | null;
    receiptFooter: string | null;
    supportEmail: string | null;
  } | null;
  payment: { id: string; amountMicros: number; taxMicros: number; currency: string } | null;
  taxCalculation: { isInclusive: boolean; breakdown: TaxAnswer["tax_breakdown"] } | null;
  grant: {
    entitlement: string;
    isSandbox: boolean;
    startsAt: number;
    endsAt: number | null;
    revokedAt: number | null;
  } | null;
}

export interface Listener {
  id: string;
  eventTypes: string[];
  app: string | null;
  environment: "all" | "production" | "sandbox";
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

const subscriptionJson = sql`(select jsonb_build_object('id', id, 'email', email, 'amountMicros', amount_micros, 'currency', currency,
          'period', period, 'intro', intro, 'isSandbox', is_sandbox, 'isAccelerated', is_accelerated,
          'taxCountry', tax_country, 'cardBrand', card_brand, 'cardLast4', card_last4,
          'store', store, 'paymentMethodId', payment_method_id, 'renewsAt', ${ms("renews_at")},
          'unsubscribedAt', ${ms("unsubscribed_at")}, 'billingIssueAt', ${ms("billing_issue_at")},
          'graceEndsAt', ${ms("grace_ends_at")}, 'refundedAt', ${ms("refunded_at")}, 'endedAt', ${ms("ended_at")})
          from s)`;

const transactionJson = sql`(select jsonb_build_object('id', id, 'paymentId', payment_id, 'periodType', period_type,
          'amountMicros', amount_micros, 'taxMicros', tax_micros, 'currency', currency, 'country', country,
          'renewalNumber', renewal_number, 'store', store, 'isSandbox', is_sandbox,
          'purchasedAt', ${ms("purchased_at")}, 'startsAt', ${ms("starts_at")}, 'endsAt', ${ms("ends_at")},
          'isRefunded', refunded_at is not null, 'isLatest', not exists (
            select 1 from billing.transactions later
            where later.subscription_id = t.subscription_id and later.starts_at > t.starts_at)) from t)`;

export async function loadEventContext(db: Sql, keys: EventKeys): Promise<EventContext> {
  const context = firstOf(await loadEventContexts(db, [keys]), "context");
  return context;
}

/**
 * One query, in parts without a join order: it is asked for each of ten thousand renewals, and a join of as many tables
 * takes longer to plan than to run.
 * @returns one for each, in the same order
 */
export async function loadEventContexts(db: Sql, keys: readonly EventKeys[]): Promise<EventContext[]> {
  const asked = JSON.stringify(keys.map((it, place) => ({ ...it, place })));
  const { rows } = await db.execute<EventContext & Record<string, unknown>>(sql`
    select context.* from jsonb_to_recordset(${asked}::jsonb) as key ("customerId" uuid, "subscriptionId" uuid,
      "transactionId" uuid, "paymentId" uuid, "operationId" uuid, "grantId" uuid, place int)
    cross join lateral (
      with c as materialized (
        select c.id, c.app_user_id, c.country, c.project_id, p.clock_offset_ms
        from billing.customers c join billing.projects p on p.id = c.project_id
        where c.id = key."customerId"
      ), s as materialized (
        select * from billing.subscriptions where id = key."subscriptionId"
      ), t as materialized (
        select * from billing.transactions where id = coalesce(key."transactionId", (
          select id from billing.transactions where subscription_id = key."subscriptionId"
          order by starts_at desc limit 1))
      ), pay as materialized (
        select * from billing.payments where id = coalesce(key."paymentId", (select payment_id from t))
      ), o as materialized (
        select * from billing.operations where id = coalesce(
          key."operationId", (select operation_id from s),
          (select id from billing.operations where transaction_id = (select id from t)),
          (select operation_id from pay))
      ), product as materialized (
        select id, identifier, title from billing.products
        where id = coalesce((select product_id from t), (select product_id from s), (select product_id from o))
      )
      select
        (select jsonb_build_object('id', id, 'appUserId', app_user_id, 'country', country, 'aheadMs', clock_offset_ms)
          from c) as customer,
        array(select app_user_id from billing.aliases where customer_id = c.id order by created_at, app_user_id)
          as aliases,
        coalesce((
          select jsonb_object_agg(name, jsonb_build_object('value', value, 'updated_at_ms', updated_at_ms))
          from billing.customer_attributes where customer_id = c.id and value is not null), '{}') as attributes,
        array(
          select e.identifier from billing.entitlements e
          join billing.product_entitlements pe on pe.entitlement_id = e.id
          where pe.product_id = (select id from product) order by e.identifier) as entitlements,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', id, 'eventTypes', event_types, 'app', app, 'environment', environment))
          from billing.webhook_endpoints where project_id = c.project_id), '[]') as endpoints,
        coalesce((
          select sequence from billing.outbox where subscription_id = key."subscriptionId"
          order by sequence desc limit 1), 0) as "lastSequence",
        coalesce((
          select before.period_type = 'trial' and t.period_type <> 'trial'
          from t join billing.transactions before
            on before.subscription_id = t.subscription_id and before.starts_at < t.starts_at
          order by before.starts_at desc limit 1), false) as "isTrialConversion",
        ${subscriptionJson} as subscription,
        ${transactionJson} as transaction,
        (select jsonb_build_object('identifier', identifier, 'title', title) from product) as product,
        (select jsonb_build_object('transactionId', transaction_id, 'email', email, 'locale', locale, 'store', store,
          'isSandbox', is_sandbox, 'offering', offering, 'metadata', metadata, 'country', country,
          'currency', currency, 'taxMicros', tax_micros, 'taxIsInclusive', tax_is_inclusive) from o) as operation,
        (select jsonb_build_object('id', id, 'identifier', identifier, 'name', name, 'mailsRenewals', mails_renewals,
          'defaultLocale', default_locale, 'receiptFooter', receipt_footer, 'supportEmail', (
            select support_email from billing.branding where app_id = apps.id))
          from billing.apps where id = (select app_id from o)) as app,
        (select jsonb_build_object('id', id, 'amountMicros', amount_micros, 'taxMicros', tax_micros,
          'currency', currency) from pay) as payment,
        (select jsonb_build_object('isInclusive', is_inclusive, 'breakdown', breakdown)
          from billing.tax_calculations where id = (select tax_calculation_id from pay)) as "taxCalculation",
        (select jsonb_build_object('entitlement', (
            select identifier from billing.entitlements where id = entitlement_id), 'isSandbox', is_sandbox,
          'startsAt', ${ms("starts_at")}, 'endsAt', ${ms("ends_at")}, 'revokedAt', ${ms("revoked_at")})
          from billing.promotional_grants where id = key."grantId") as grant
      from c) as context
    order by key.place`);
  if (rows.length < keys.length) throw new Error("An event is about a customer who is not there.");
  return rows;
}
