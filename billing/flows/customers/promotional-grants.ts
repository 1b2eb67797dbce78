import type { Transaction } from "@hemline/database";
import { and, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { recordEvent } from "../../events/record-event.ts";
import { BadRequest, UnknownEntitlement, UnknownSubscriber } from "../../problems.ts";
import { promotionalProduct } from "../../rules/access/promotional-product.ts";
import { newId } from "../../rules/ids.ts";
import { customerByAppUserId, findOrCreateCustomer, lockCustomer } from "../../store/customers.ts";
import { entitlements, promotionalGrants } from "../../store/tables.ts";

const lastInstantMs = Date.UTC(10_000, 0);

interface Whose {
  projectId: string;
  appUserId: string;
  entitlement: string;
}

/** Grants an entitlement until `endsAt` or for ever. Several run beside each other; the longest shows. */
export async function grantPromotional(context: BillingContext, it: Whose & { endsAt: Date | null }): Promise<void> {
  const { db, clock, provider } = context;
  const now = clock();
  const { endsAt } = it;
  if (endsAt && !(endsAt > now && endsAt.getTime() < lastInstantMs))
    throw BadRequest("A grant must end in the future and before the year 10000.");
  const entitlementId = await entitlementNamed(context, it);
  const { customer } = await findOrCreateCustomer(db, it.projectId, it.appUserId, now);
  await db.transaction(async (tx) => {
    const customerId = await lockCustomer(tx, customer.id);
    const grantId = newId(now);
    const isSandbox = !provider.live;
    await tx
      .insert(promotionalGrants)
      .values({ id: grantId, customerId, entitlementId, isSandbox, startsAt: now, endsAt });
    const content = { grantId, product: promotionalProduct(it.entitlement, endsAt) };
    await recordEvent(tx, { type: "NON_RENEWING_PURCHASE", customerId, subscriptionId: null, content, now });
  });
}

/** Revokes every running grant of an entitlement. Purchases stay. */
export async function revokePromotionals(context: BillingContext, it: Whose): Promise<void> {
  const { db, clock } = context;
  const entitlementId = await entitlementNamed(context, it);
  const customer = await customerByAppUserId(db, it.projectId, it.appUserId);
  if (!customer) throw UnknownSubscriber(it.appUserId);
  await db.transaction(async (tx) => {
    const now = clock();
    const customerId = await lockCustomer(tx, customer.id);
    const reason = "DEVELOPER_INITIATED";
    for (const { id: grantId, endsAt } of await markRevoked(tx, { customerId, entitlementId, now })) {
      const content = { grantId, product: promotionalProduct(it.entitlement, endsAt), reason } as const;
      await recordEvent(tx, { type: "CANCELLATION", customerId, subscriptionId: null, content, now });
      await recordEvent(tx, { type: "EXPIRATION", customerId, subscriptionId: null, content, now });
    }
  });
}

function markRevoked(tx: Transaction, o: { customerId: string; entitlementId: string; now: Date }) {
  const { customerId, entitlementId } = promotionalGrants;
  return tx
    .update(promotionalGrants)
    .set({ revokedAt: o.now, endedAt: o.now })
    .where(and(eq(customerId, o.customerId), eq(entitlementId, o.entitlementId), runs(o.now)))
    .returning({ id: promotionalGrants.id, endsAt: promotionalGrants.endsAt });
}

/** Records the end of grants, once each; `among` limits them. */
export async function endGrants({ db, clock }: BillingContext, among?: SQL): Promise<void> {
  const now = clock();
  const over = await db
    .select({
      grantId: promotionalGrants.id,
      whose: promotionalGrants.customerId,
      entitlement: entitlements.identifier,
    })
    .from(promotionalGrants)
    .innerJoin(entitlements, eq(entitlements.id, promotionalGrants.entitlementId))
    .where(and(isNull(promotionalGrants.endedAt), lte(promotionalGrants.endsAt, now), among))
    .limit(batchSize);
  for (const one of over) await db.transaction((tx) => endGrant(tx, one, now));
}

async function endGrant(tx: Transaction, it: { grantId: string; whose: string; entitlement: string }, now: Date) {
  const { grantId, whose, entitlement } = it;
  const customerId = await lockCustomer(tx, whose);
  const [ended] = await tx
    .update(promotionalGrants)
    .set({ endedAt: now })
    .where(and(eq(promotionalGrants.id, grantId), isNull(promotionalGrants.endedAt)))
    .returning({ endsAt: promotionalGrants.endsAt });
  if (!ended) return;
  const content = { grantId, product: promotionalProduct(entitlement, ended.endsAt), reason: "UNSUBSCRIBE" } as const;
  await recordEvent(tx, { type: "EXPIRATION", customerId, subscriptionId: null, content, now });
}

const batchSize = 100;

function runs(now: Date): SQL | undefined {
  const { revokedAt, endsAt } = promotionalGrants;
  return and(isNull(revokedAt), or(isNull(endsAt), gt(endsAt, now)));
}

async function entitlementNamed({ db }: BillingContext, { projectId, entitlement }: Whose): Promise<string> {
  const [row] = await db
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(and(eq(entitlements.projectId, projectId), eq(entitlements.identifier, entitlement)));
  if (!row) throw UnknownEntitlement(entitlement);
  return row.id;
}
