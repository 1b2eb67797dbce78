import type { Transaction } from "@hemline/database";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { redemptionLinkEmail } from "../../events/emails/access-link-emails.ts";
import { appById } from "../../store/catalogue/apps.ts";
import { operationById } from "../../store/operations.ts";
import { redemptions } from "../../store/tables.ts";
import { issueRedemption, redeemUrl, renewRedemption } from "./redemption-link.ts";

/**
 * Emails a new link after an expired one was opened. While one is valid there is no other, so that nobody can fill a
 * stranger's mailbox.
 * @param o.id of the email and of its link, so that a retried email finds its own link again
 */
export async function sendRedemptionLink(
  context: BillingContext,
  { id, appId, operationId }: { id: string; appId: string; operationId: string },
): Promise<void> {
  const { db, mail } = context;
  const { email, title, customerId } = await operationById(db, operationId);
  const { redemptionUrl } = await appById(db, appId);
  if (!email || !redemptionUrl) return;
  const token = await db.transaction((tx) => tokenToSend(context, tx, { id, appId, operationId }));
  if (!token) return;
  const url = redeemUrl(redemptionUrl, token);
  await mail.send({ id, ...(await redemptionLinkEmail(context, { appId, customerId, email, title, url })) });
}

/** Null while another link of the purchase is valid. */
async function tokenToSend(
  context: BillingContext,
  tx: Transaction,
  { id, appId, operationId }: { id: string; appId: string; operationId: string },
): Promise<string | null> {
  const now = context.clock();
  const ofPurchase = eq(redemptions.operationId, operationId);
  await tx.select({ id: redemptions.id }).from(redemptions).where(ofPurchase).for("no key update");
  const own = await renewRedemption(context, tx, id, now);
  if (own) return own;
  const [good] = await tx
    .select({ id: redemptions.id })
    .from(redemptions)
    .where(and(ofPurchase, isNull(redemptions.redeemedAt), gt(redemptions.expiresAt, now)));
  return good ? null : issueRedemption(context, tx, { appId, operationId }, now, id);
}
