import type { Transaction } from "@hemline/database";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { newId } from "../../rules/ids.ts";
import { redemptionLinkLifetimeMs } from "../../rules/limits.ts";
import type { App } from "../../store/catalogue/apps.ts";
import { hashOfSecret } from "../../store/catalogue/keys.ts";
import { redemptions } from "../../store/tables.ts";

/**
 * A link's token is signed, not remembered: made from the id of its row and a key that stands in no table, it is the
 * same for every poll and every process, and a stolen table, which has only its hash, opens nothing. Should that key be
 * changed, links of the last hour can no longer be shown again; those already given out still work.
 */
const tokenOf = (context: Pick<BillingContext, "sign">, redemptionId: string) =>
  context.sign(`redemption:${redemptionId}`);

/** Makes a link to a purchase, for one use within the hour. @returns its token. */
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

/** The link of this id, good for another hour; null where there is none, or somebody has used it. @returns its token. */
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

/** A link into the app itself: only there somebody is logged in who can redeem it. */
export function redeemUrl(base: string, token: string): string {
  return `${base}${base.includes("?") ? "&" : "?"}redemption_token=${token}`;
}

/** The link a checkout's success came with; null where there is none, or where it is no longer of use. */
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
