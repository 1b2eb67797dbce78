import type { CompleteAnswer } from "@hemline/protocol";
import { and, eq, isNull } from "drizzle-orm";
import type { Engine } from "../../engine/engine.ts";
import {
  AlreadyPurchased,
  AlreadySubscribed,
  CannotComplete,
  EmailNeeded,
  ProviderRefused,
  ProviderSilent,
  UnknownSession,
} from "../../problems.ts";
import { type Intent, ProviderFailure } from "../../provider/port.ts";
import { acceptableEmail } from "../../rules/acceptable-email.ts";
import type { Caller } from "../../store/keys.ts";
import { type Operation, operationById, operationOfSession } from "../../store/operations.ts";
import { ownsProduct } from "../../store/owned-products.ts";
import { operations } from "../../store/tables.ts";
import { applyIntent } from "../settlement/apply-intent.ts";
import { isOfferStillEligible } from "../settlement/offer-still-eligible.ts";
import { createIntent } from "./create-intent.ts";
import { providerCustomer } from "./provider-customer.ts";
import { updateIntentAmount } from "./update-intent-amount.ts";

/**
 * Readies a checkout for the browser's confirmation. May be called again after a decline or with another address, and
 * by several tabs at once: there is one intent.
 * @throws EmailNeeded, InvalidEmail, NoMailServer, AlreadySubscribed, CannotComplete, ProviderRefused, ProviderSilent.
 */
export async function completeCheckout(
  engine: Engine,
  caller: Caller,
  session: string,
  email: string | null,
): Promise<CompleteAnswer> {
  const found = await operationOfSession(engine.db, caller.appId, session);
  if (!found) throw UnknownSession();
  const clientSecret = await engine.inTurn(found.id, async () => {
    const operation = await operationById(engine.db, found.id);
    if (operation.state === "succeeded") return null;
    await mustBeOpen(engine, operation);
    const ready = await withEmail(engine, operation, email);
    try {
      const intent = ready.intentId ? await goOn(engine, ready, ready.intentId) : await createIntent(engine, ready);
      return await secretOf(engine, ready, intent);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      const about = { err: error, operation: operation.id, trace: operation.traceId };
      engine.log.warn(about, "a checkout could not be completed");
      throw error.kind === "refused" ? ProviderRefused(error) : ProviderSilent(error);
    }
  });
  return { operation_session_id: session, gateway_params: { client_secret: clientSecret } };
}

async function mustBeOpen({ db, clock }: Engine, operation: Operation): Promise<void> {
  const now = clock();
  if (operation.settledAt) throw CannotComplete("This checkout is over. Please start again.");
  if (operation.expiresAt <= now) throw CannotComplete("This checkout took too long. Please start again.");
  if (await ownsProduct(db, { ...operation, now })) {
    throw operation.productType === "subscription"
      ? AlreadySubscribed(operation.title)
      : AlreadyPurchased(operation.title);
  }
  if (!operation.intentId && !(await isOfferStillEligible(db, operation)))
    throw CannotComplete("This offer is for a first time, and there has been one since. Please start again.");
}

async function withEmail(
  { db }: Engine,
  operation: Operation,
  sent: string | null,
): Promise<Operation & { email: string }> {
  const email = acceptableEmail(sent) ?? operation.email;
  if (!email) throw EmailNeeded();
  if (email !== operation.email) {
    await db
      .update(operations)
      .set({ email })
      .where(and(eq(operations.id, operation.id), isNull(operations.settledAt)));
  }
  return { ...operation, email };
}

/** The intent is there already; only the address may have changed. */
async function goOn(engine: Engine, operation: Operation & { email: string }, intentId: string): Promise<Intent> {
  const intent = await engine.provider.intent(intentId);
  if (intent.status === "open") await providerCustomer(engine, operation);
  return intent;
}

/** What the browser confirms with, over the total it shows; null where nothing is left to confirm. */
async function secretOf(engine: Engine, operation: Operation, intent: Intent): Promise<string | null> {
  const ready = await updateIntentAmount(engine, operation, intent);
  const now = await applyIntent(engine, await operationById(engine.db, operation.id), ready);
  if (now.state === "succeeded") return null;
  if (now.settledAt) throw CannotComplete("This checkout is over. Please start again.");
  return ready.clientSecret;
}
