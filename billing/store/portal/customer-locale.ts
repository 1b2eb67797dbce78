import { sql } from "drizzle-orm";
import { firstOf } from "../../rules/defined.ts";
import type { Sql } from "../sql.ts";

/** A customer, or the owner of an email address. */
export interface Addressee {
  appId: string;
  customerId: string | null;
  email: string;
}

/**
 * A customer's language tag: their `$preferredLocale`, else that of their last checkout; and the app's default. Each
 * null when unknown.
 */
export async function knownLocales(
  db: Sql,
  addressee: Addressee,
): Promise<{ own: string | null; ofApp: string | null }> {
  const { theirs, whose } = conditionsFor(addressee);
  const { rows } = await db.execute<{ own: string | null; ofApp: string | null }>(sql`
    select
      coalesce(
        (select a.value from billing.customer_attributes a
          where ${whose} and a.name = '$preferredLocale' and a.value is not null
          order by a.updated_at_ms desc limit 1),
        (select o.locale from billing.operations o
          where ${theirs} and o.locale is not null order by o.created_at desc limit 1)) as own,
      (select default_locale from billing.apps where id = ${addressee.appId}::uuid) as "ofApp"`);
  return firstOf(rows, "rows");
}

/** Which checkouts (`o`) and which attributes (`a`) are theirs: by the customer, or by the address where it is unknown. */
function conditionsFor({ appId, customerId, email }: Addressee) {
  if (customerId)
    return { theirs: sql`o.customer_id = ${customerId}::uuid`, whose: sql`a.customer_id = ${customerId}::uuid` };
  const theirs = sql`o.app_id = ${appId}::uuid and lower(o.email) = ${email.trim().toLowerCase()}`;
  const buyers = sql`select o.customer_id from billing.operations o where ${theirs} and o.state = 'succeeded'`;
  return { theirs, whose: sql`a.customer_id in (${buyers})` };
}
