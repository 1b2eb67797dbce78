import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { firstOf } from "../../rules/defined.ts";
import type { Operation } from "../../store/operations.ts";
import { providerCustomers } from "../../store/tables.ts";

/** The customer's record at the provider, created at the first purchase, with the latest email address. */
export async function providerCustomer(
  context: BillingContext,
  { id, customerId, appUserId, email }: Operation & { email: string },
): Promise<string> {
  const { db, provider } = context;
  const account = await context.account();
  const mine = and(
    eq(providerCustomers.customerId, customerId),
    eq(providerCustomers.account, account),
    eq(providerCustomers.live, provider.live),
  );
  const [known] = await db.select().from(providerCustomers).where(mine);
  if (known?.email === email) return known.providerId;
  if (known) {
    await provider.changeEmail(known.providerId, email);
    await db.update(providerCustomers).set({ email }).where(mine);
    return known.providerId;
  }
  const providerId = await provider.createCustomer({ appUserId, email, key: keyOf(id, email) });
  await db
    .insert(providerCustomers)
    .values({ customerId, account, live: provider.live, providerId, email })
    .onConflictDoNothing();
  const kept = firstOf(await db.select().from(providerCustomers).where(mine), "kept");
  return kept.providerId;
}

/** The email is part of the key: the provider refuses a key that comes back with another body. */
function keyOf(operationId: string, email: string): string {
  return `op:${operationId}:customer:${createHash("sha256").update(email).digest("hex").slice(0, 12)}`;
}

/** Called when the provider no longer knows the customer: the next purchase creates another. */
export async function forgetProviderCustomer({ db }: BillingContext, providerId: string): Promise<void> {
  await db.delete(providerCustomers).where(eq(providerCustomers.providerId, providerId));
}
