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
import { ProviderFailure } from "../../provider/port.ts";
import { acceptableEmail } from "../../rules/acceptable-email.ts";
import type { Caller } from "../../store/keys.ts";
import { type Operation, operationOfSession } from "../../store/operations.ts";
import { ownsProduct } from "../../store/owned-products.ts";
import { operations } from "../../store/tables.ts";
import { applyIntent } from "../settlement/apply-intent.ts";
import { isOfferStillEligible } from "../settlement/offer-still-eligible.ts";
import { createIntent, type WithIntent } from "./create-intent.ts";
import { providerCustomer } from "./provider-customer.ts";
import { updateIntentAmount } from "./update-intent-amount.ts";

/** An operation whose buyer has given an email address. */
export type OperationWithEmail = Operation & { email: string };

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
  const clientSecret = await engine.inTurn(`complete:${session}`, async () => {
    const operation = await operationOfSession(engine.db, caller.appId, session);
    if (!operation) throw UnknownSession();
    if (operation.state === "succeeded") return null;
    await mustBeOpen(engine, operation);
    const ready = await withEmail(engine, operation, email);
    try {
      return await secretOf(engine, await withIntent(engine, ready));
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

async function withEmail({ db }: Engine, operation: Operation, sent: string | null): Promise<OperationWithEmail> {
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

/** Creates the intent, or reads the one that is there; then only the customer's address may have changed. */
async function withIntent(engine: Engine, operation: OperationWithEmail): Promise<WithIntent> {
  if (!operation.intentId) return createIntent(engine, operation);
  const intent = await engine.provider.intent(operation.intentId);
  if (intent.status === "open") await providerCustomer(engine, operation);
  return { operation, intent };
}

/** What the browser confirms with, over the total it shows; null where nothing is left to confirm. */
async function secretOf(engine: Engine, ready: WithIntent): Promise<string | null> {
  const { operation, intent } = await updateIntentAmount(engine, ready);
  const applied = await applyIntent(engine, operation, intent);
  if (applied.state === "succeeded") return null;
  if (applied.settledAt) throw CannotComplete("This checkout is over. Please start again.");
  return intent.clientSecret;
}
