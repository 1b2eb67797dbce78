import type { CompleteAnswer } from "@hemline/protocol";
import { and, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import {
  AlreadyPurchased,
  AlreadySubscribed,
  CannotComplete,
  EmailNeeded,
  type Problem,
  ProviderRefused,
  ProviderSilent,
  UnknownSession,
} from "../../problems.ts";
import { ProviderFailure } from "../../provider/port.ts";
import { parseEmail } from "../../rules/customers/parse-email.ts";
import type { Caller } from "../../store/catalogue/api-keys.ts";
import { type Operation, operationOfSession } from "../../store/operations.ts";
import { ownsProduct } from "../../store/owned-products.ts";
import { operations } from "../../store/tables.ts";
import { applyIntent } from "../settlement/apply-intent.ts";
import { isOfferStillEligible } from "../settlement/offer-still-eligible.ts";
import { createIntent, type WithIntent } from "./create-intent.ts";
import { updateIntentAmount } from "./update-intent-amount.ts";

type OperationWithEmail = Operation & { email: string };

/**
 * Readies a checkout for the browser's confirmation. May be called again after a decline or with another address, and
 * by several tabs at once: there is one intent.
 * @throws EmailNeeded, InvalidEmail, NoMailServer, AlreadySubscribed, CannotComplete, ProviderRefused, ProviderSilent.
 */
export async function completeCheckout(
  context: BillingContext,
  caller: Caller,
  session: string,
  email: string | null,
): Promise<CompleteAnswer> {
  const clientSecret = await context.inTurn(`complete:${session}`, async () => {
    const operation = await operationOfSession(context.db, caller.appId, session);
    if (!operation) throw UnknownSession();
    if (operation.state === "succeeded") return null;
    await mustBeOpen(context, operation);
    const ready = await withEmail(context, operation, email);
    try {
      return await secretOf(context, await createIntent(context, ready));
    } catch (error) {
      throw error instanceof ProviderFailure ? providerProblem(context, operation, error) : error;
    }
  });
  return { operation_session_id: session, gateway_params: { client_secret: clientSecret } };
}

function providerProblem({ log }: BillingContext, { id, traceId }: Operation, failure: ProviderFailure): Problem {
  log.warn({ err: failure, operation: id, trace: traceId }, "a checkout could not be completed");
  return failure.kind === "refused" ? ProviderRefused(failure) : ProviderSilent(failure);
}

async function mustBeOpen({ db, clock }: BillingContext, operation: Operation): Promise<void> {
  const now = clock();
  if (operation.settledAt) throw CannotComplete("This checkout has ended. Start again.");
  if (operation.expiresAt <= now) throw CannotComplete("This checkout has expired. Start again.");
  if (await ownsProduct(db, { ...operation, now })) {
    throw operation.productType === "subscription"
      ? AlreadySubscribed(operation.title)
      : AlreadyPurchased(operation.title);
  }
  if (!operation.intentId && !(await isOfferStillEligible(db, operation)))
    throw CannotComplete("This offer is for first purchases only, and you’ve bought since. Start again.");
}

async function withEmail(
  { db }: BillingContext,
  operation: Operation,
  sent: string | null,
): Promise<OperationWithEmail> {
  const email = parseEmail(sent) ?? operation.email;
  if (!email) throw EmailNeeded();
  if (email !== operation.email) {
    await db
      .update(operations)
      .set({ email })
      .where(and(eq(operations.id, operation.id), isNull(operations.settledAt)));
  }
  return { ...operation, email };
}

async function secretOf(context: BillingContext, ready: WithIntent): Promise<string | null> {
  const { operation, intent } = await updateIntentAmount(context, ready);
  const applied = await applyIntent(context, operation, intent);
  if (applied.state === "succeeded") return null;
  if (applied.settledAt) throw CannotComplete("This checkout has ended. Start again.");
  return intent.clientSecret;
}
