import type Stripe from "stripe";
import { noSuch } from "../http/problem.ts";
import type { Sql } from "./sql.ts";

/** Each kind of object has a table, whose rows hold it as the API returns it. */
export interface Stored {
  customers: Stripe.Customer;
  payment_methods: Stripe.PaymentMethod;
  confirmation_tokens: Stripe.ConfirmationToken;
  payment_intents: Stripe.PaymentIntent;
  setup_intents: Stripe.SetupIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  early_fraud_warnings: Stripe.Radar.EarlyFraudWarning;
  events: Stripe.Event;
  tax_calculations: Stripe.Tax.Calculation & { id: string };
  tax_transactions: Stripe.Tax.Transaction;
}

export type Kind = keyof Stored;

const singular: Record<Kind, string> = {
  customers: "customer",
  payment_methods: "PaymentMethod",
  confirmation_tokens: "confirmation_token",
  payment_intents: "payment_intent",
  setup_intents: "setup_intent",
  charges: "charge",
  refunds: "refund",
  disputes: "dispute",
  early_fraud_warnings: "early fraud warning",
  events: "event",
  tax_calculations: "tax calculation",
  tax_transactions: "tax transaction",
};

async function read<K extends Kind>(sql: Sql, kind: K, id: string, lock: "" | "for update"): Promise<Stored[K]> {
  const { rows } = await sql.query<{ body: Stored[K] }>(`select body from gateway.${kind} where id = $1 ${lock}`, [id]);
  if (!rows[0]) throw noSuch(singular[kind], id);
  return rows[0].body;
}

/** @throws a 404 in the provider's words. */
export const find = <K extends Kind>(sql: Sql, kind: K, id: string): Promise<Stored[K]> => read(sql, kind, id, "");

export const lock = <K extends Kind>(sql: Sql, kind: K, id: string): Promise<Stored[K]> =>
  read(sql, kind, id, "for update");

/** Events are written by `webhooks/`, and a tax calculation has no creation date. */
type Dated = Exclude<Kind, "events" | "tax_calculations">;

export async function insert<K extends Dated>(sql: Sql, kind: K, object: Stored[K]): Promise<Stored[K]> {
  await sql.query(`insert into gateway.${kind} (id, created_at, body) values ($1, to_timestamp($2), $3)`, [
    object.id,
    object.created,
    JSON.stringify(object),
  ]);
  return object;
}

export async function upsert<K extends Dated>(sql: Sql, kind: K, object: Stored[K]): Promise<Stored[K]> {
  await sql.query(
    `insert into gateway.${kind} (id, created_at, body) values ($1, to_timestamp($2), $3)
     on conflict (id) do update set body = excluded.body`,
    [object.id, object.created, JSON.stringify(object)],
  );
  return object;
}

export async function update<K extends Kind>(sql: Sql, kind: K, object: Stored[K]): Promise<Stored[K]> {
  await sql.query(`update gateway.${kind} set body = $2 where id = $1`, [object.id, JSON.stringify(object)]);
  return object;
}
