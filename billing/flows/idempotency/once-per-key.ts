import { createHash } from "node:crypto";
import type { Transaction } from "@hemline/database";
import { and, eq, lt, sql } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { KeyInUse, KeyUsedOtherwise, Problem } from "../../problems.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import { dayMs } from "../../rules/durations.ts";
import { retentionDays } from "../../rules/limits.ts";
import { idempotencyKeys } from "../../store/tables.ts";

const keptForMs = retentionDays.idempotencyKeys * dayMs;

export interface KeptAnswer {
  status: number;
  body: string;
  isReplayed: boolean;
}

/**
 * Runs a call with an `Idempotency-Key` at most once: repeated while the key is kept, it returns the first answer, a refusal
 * too. Without a key it runs each time. The answer is stored in the transaction that does the work.
 * @throws KeyInUse while the first call is under way, KeyUsedOtherwise when the key came with another request.
 */
export async function oncePerKey(
  { db, clock }: BillingContext,
  o: { projectId: string; key: string | null; request: unknown },
  run: (tx: Transaction) => Promise<unknown>,
): Promise<KeptAnswer> {
  const { projectId, key } = o;
  if (key === null) return { status: 200, body: JSON.stringify(await db.transaction(run)), isReplayed: false };
  const requestHash = createHash("sha256").update(JSON.stringify(o.request)).digest("hex");
  return db.transaction(async (tx) => {
    if (!(await tryLock(tx, `${projectId} ${key}`))) throw KeyInUse();
    const mine = and(eq(idempotencyKeys.projectId, projectId), eq(idempotencyKeys.key, key));
    const [kept] = await tx.select().from(idempotencyKeys).where(mine);
    if (kept && kept.requestHash !== requestHash) throw KeyUsedOtherwise();
    if (kept) return { status: defined(kept.status, "status"), body: defined(kept.answer, "answer"), isReplayed: true };
    const { status, answer } = await answerOf(tx, run);
    await tx.insert(idempotencyKeys).values({ projectId, key, requestHash, status, answer, createdAt: clock() });
    return { status, body: answer, isReplayed: false };
  });
}

/** A second call does not wait for the first: it may take long. */
async function tryLock(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mine`,
  );
  return firstOf(rows, "rows").mine;
}

/** A refusal is an answer too; the savepoint undoes what was done before it. */
async function answerOf(
  tx: Transaction,
  run: (tx: Transaction) => Promise<unknown>,
): Promise<{ status: number; answer: string }> {
  try {
    return { status: 200, answer: JSON.stringify(await tx.transaction(run)) };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return { status: error.status, answer: JSON.stringify({ code: error.code, message: error.message }) };
  }
}

/** Deletes old answers. */
export async function pruneAnswers({ db, clock }: BillingContext): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(clock().getTime() - keptForMs)));
}
