import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { BadRedemption, ExpiredRedemption, PurchaseOfAnother } from "../../problems.ts";
import { maskedEmail } from "../../rules/customers/email-address.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import type { Caller } from "../../store/catalogue/api-keys.ts";
import { hashOfSecret } from "../../store/catalogue/api-keys.ts";
import { customerByAppUserId, findOrCreateCustomer } from "../../store/customers.ts";
import { apps, operations, redemptions } from "../../store/tables.ts";
import { restorePurchase } from "../identity/restore-purchase.ts";

/**
 * Gives a purchase to the customer who opens its link, once. The same customer may open it again.
 * @throws BadRedemption; ExpiredRedemption, and then a new link is sent to the buyer; PurchaseOfAnother.
 */
export async function redeem(
  context: BillingContext,
  caller: Caller,
  o: { token: string; appUserId: string },
): Promise<void> {
  const { db, clock } = context;
  const id = await redemptionOf(context, caller, o.token);
  if (!id) throw BadRedemption();
  const { customer } = await findOrCreateCustomer(db, caller.projectId, o.appUserId, clock());
  const expired = await db.transaction(async (tx) => {
    const now = clock();
    const link = await lockRedemption(tx, id);
    if (link.redeemedAt) {
      const redeemer = await customerByAppUserId(tx, caller.projectId, defined(link.redeemedBy, "redeemed by"));
      if (redeemer?.id !== customer.id) throw BadRedemption();
      return null;
    }
    const { operationId } = link;
    if (link.expiresAt <= now) {
      if (link.email) await context.jobs.enqueue("billing.redemption-link", { appId: link.appId, operationId }, { tx });
      return ExpiredRedemption(link.email && maskedEmail(link.email));
    }
    const { projectId } = caller;
    await restorePurchase(context, tx, { projectId, operationId, claimantId: customer.id, refusal: PurchaseOfAnother });
    await tx.update(redemptions).set({ redeemedAt: now, redeemedBy: o.appUserId }).where(eq(redemptions.id, id));
    return null;
  });
  if (expired) throw expired;
}

/** A link is valid for the keys of its project and environment. */
async function redemptionOf({ db }: BillingContext, caller: Caller, token: string): Promise<string | null> {
  const [row] = await db
    .select({ id: redemptions.id, isSandbox: operations.isSandbox })
    .from(redemptions)
    .innerJoin(operations, eq(operations.id, redemptions.operationId))
    .innerJoin(apps, eq(apps.id, redemptions.appId))
    .where(and(eq(redemptions.tokenHash, hashOfSecret(token)), eq(apps.projectId, caller.projectId)));
  if (!row) return null;
  const isOfItsKind = caller.kind === "secret" || row.isSandbox === (caller.kind !== "production");
  return isOfItsKind ? row.id : null;
}

async function lockRedemption(tx: Transaction, id: string) {
  const row = firstOf(await tx.select().from(redemptions).where(eq(redemptions.id, id)).for("no key update"), "row");
  const bought = firstOf(
    await tx.select({ email: operations.email }).from(operations).where(eq(operations.id, row.operationId)),
    "bought",
  );
  return { ...row!, email: bought.email };
}
