import type { Transaction } from "@hemline/database";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { newId } from "../../rules/ids.ts";
import { redemptionLinkLifetimeMs } from "../../rules/limits.ts";
import { hashOfSecret } from "../../store/catalogue/api-keys.ts";
import type { App } from "../../store/catalogue/apps.ts";
import { redemptions } from "../../store/tables.ts";

/**
 * Tokens are signed, not stored: made from the row's id and a key that stands in no table, a token is the same for
 * every poll and process, and a stolen table, which has only its hash, opens nothing. If that key changes, recent links
 * can no longer be shown again; those already given out still work.
 */
const tokenOf = (context: Pick<BillingContext, "sign">, redemptionId: string) =>
  context.sign(`redemption:${redemptionId}`);

export async function issueRedemption(
  context: Pick<BillingContext, "sign">,
  tx: Transaction,
  { appId, operationId }: { appId: string; operationId: string },
  now: Date,
  id = newId(now),
): Promise<string> {
  const token = tokenOf(context, id);
  const expiresAt = new Date(now.getTime() + redemptionLinkLifetimeMs);
  await tx
    .insert(redemptions)
    .values({ id, tokenHash: hashOfSecret(token), appId, operationId, createdAt: now, expiresAt });
  return token;
}

export async function renewRedemption(
  context: Pick<BillingContext, "sign">,
  tx: Transaction,
  id: string,
  now: Date,
): Promise<string | null> {
  const expiresAt = new Date(now.getTime() + redemptionLinkLifetimeMs);
  const mine = and(eq(redemptions.id, id), isNull(redemptions.redeemedAt));
  const renewed = await tx.update(redemptions).set({ expiresAt }).where(mine).returning({ id: redemptions.id });
  return renewed.length > 0 ? tokenOf(context, id) : null;
}

/** A link into the app itself, where the customer who can redeem it is logged in. */
export function redeemUrl(base: string, token: string): string {
  return `${base}${base.includes("?") ? "&" : "?"}redemption_token=${token}`;
}

export async function redeemUrlOf(context: BillingContext, app: App, operationId: string): Promise<string | null> {
  if (!app.redemptionUrl) return null;
  const [first] = await context.db
    .select()
    .from(redemptions)
    .where(eq(redemptions.operationId, operationId))
    .orderBy(asc(redemptions.createdAt))
    .limit(1);
  if (!first || first.redeemedAt || first.expiresAt <= context.clock()) return null;
  const token = tokenOf(context, first.id);
  return hashOfSecret(token) === first.tokenHash ? redeemUrl(app.redemptionUrl, token) : null;
}
