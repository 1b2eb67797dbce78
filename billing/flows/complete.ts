import type { CompleteAnswer } from "@hemline/protocol";
import { providerUnits } from "@hemline/protocol/money";
import { and, eq, isNull } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { type Intent, ProviderFailure } from "../gateway/port.ts";
import { newId } from "../ids.ts";
import {
  AlreadyPurchased,
  AlreadySubscribed,
  CannotComplete,
  EmailNeeded,
  InvalidEmail,
  ProviderRefused,
  ProviderSilent,
  UnknownSession,
} from "../problems.ts";
import { isEmail } from "../rules/email.ts";
import { dueNowMicros } from "../rules/terms.ts";
import { holds } from "../store/customers.ts";
import type { Caller } from "../store/keys.ts";
import { lockOperation, type Operation, openPayment, operationById, operationOfSession } from "../store/operations.ts";
import { operations, payments } from "../store/tables.ts";
import { providerCustomer } from "./provider-customer.ts";
import { settleAs } from "./settle.ts";

/**
 * Readies a checkout for the browser's confirmation. May be called again after a decline or with another address, and
 * by several tabs at once: there is one intent.
 * @throws EmailNeeded, InvalidEmail, AlreadySubscribed, CannotComplete, ProviderRefused, ProviderSilent.
 */
export async function complete(
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
      return ready.intentId
        ? await goOn(engine, ready, ready.intentId)
        : (await makeIntent(engine, ready)).clientSecret;
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      throw error.kind === "refused" ? ProviderRefused(error) : ProviderSilent(error);
    }
  });
  return { operation_session_id: session, gateway_params: { client_secret: clientSecret } };
}

async function mustBeOpen({ db, clock }: Engine, operation: Operation): Promise<void> {
  const now = clock();
  if (operation.settledAt) throw CannotComplete("This checkout is over. Please start again.");
  if (operation.expiresAt <= now) throw CannotComplete("This checkout took too long. Please start again.");
  if (await holds(db, { ...operation, now })) {
    throw operation.productType === "subscription"
      ? AlreadySubscribed(operation.product)
      : AlreadyPurchased(operation.product);
  }
}

async function withEmail(
  { db }: Engine,
  operation: Operation,
  sent: string | null,
): Promise<Operation & { email: string }> {
  const email = sent?.trim() || operation.email;
  if (!email) throw EmailNeeded();
  if (!isEmail(email)) throw InvalidEmail(email);
  if (email !== operation.email) {
    await db
      .update(operations)
      .set({ email })
      .where(and(eq(operations.id, operation.id), isNull(operations.settledAt)));
  }
  return { ...operation, email };
}

/** The intent is there already: hand it out again, unless it has meanwhile come to an end. */
async function goOn(
  engine: Engine,
  operation: Operation & { email: string },
  intentId: string,
): Promise<string | null> {
  const intent = await engine.provider.intent(intentId);
  const now = await settleAs(engine, operation, intent);
  if (now.state === "succeeded") return null;
  if (now.settledAt) throw CannotComplete("This checkout is over. Please start again.");
  await providerCustomer(engine, operation);
  return intent.clientSecret;
}

async function makeIntent(engine: Engine, operation: Operation & { email: string }): Promise<Intent> {
  const { db, provider } = engine;
  const paymentId = await writeDown(engine, operation);
  const customerId = await providerCustomer(engine, operation);
  const reference = { operationId: operation.id, paymentId };
  const intent = paymentId
    ? await provider.createPayment({
        customerId,
        reference,
        units: providerUnits(dueNowMicros(operation), operation.currency),
        currency: operation.currency,
        saveCard: operation.productType === "subscription",
        key: `payment:${paymentId}`,
      })
    : await provider.createSetup({ customerId, reference, key: `op:${operation.id}:setup` });

  await db.transaction(async (tx) => {
    await tx
      .update(operations)
      .set({ intentId: intent.id, state: "awaiting_gateway" })
      .where(and(eq(operations.id, operation.id), isNull(operations.settledAt)));
    if (paymentId) await tx.update(payments).set({ intentId: intent.id }).where(eq(payments.id, paymentId));
  });
  return intent;
}

/** The payment's row is there before the provider hears of it. @returns its id; null where nothing is due yet. */
async function writeDown({ db, clock }: Engine, operation: Operation): Promise<string | null> {
  const due = dueNowMicros(operation);
  return db.transaction(async (tx) => {
    const locked = await lockOperation(tx, operation.id);
    if (locked.settledAt) throw CannotComplete("This checkout is over. Please start again.");
    if (locked.state === "created") {
      await tx.update(operations).set({ state: "completing" }).where(eq(operations.id, operation.id));
    }
    if (due === 0) return null;
    const open = await openPayment(tx, operation.id);
    if (open) return open.id;
    const now = clock();
    const id = newId(now);
    await tx.insert(payments).values({
      id,
      operationId: operation.id,
      attempt: 1,
      amountMicros: due,
      currency: operation.currency,
      state: "pending",
      createdAt: now,
    });
    return id;
  });
}
