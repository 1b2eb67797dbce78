import { setTimeout as sleep } from "node:timers/promises";

/** SQLSTATE and system codes of a server that is away for a moment: stopping, recovering, failing over, out of disk. */
const transientCodes = new Set([
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08001",
  "08003",
  "08006",
  "53100",
  "53300",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
]);
/** The same said in words: by `pg` itself, and by pg-boss, which keeps only an error's message. */
const transientMessage =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout expired$|timeout exceeded when trying to connect$|the database system is |terminating connection |connect (ECONNREFUSED|ENOENT) )/;

/** Whether an error says that the server may be back in a moment. Looks through the layers that wrap it. */
export function isTransient(error: unknown): boolean {
  // pg-boss makes plain objects of its workers' errors.
  if (typeof error !== "object" || error === null || !("message" in error)) return false;
  const { code, syscall, message, cause } = error as NodeJS.ErrnoException;
  if (code !== undefined && transientCodes.has(code)) return true;
  // A unix socket that is not there: the embedded server is between two lives.
  if (code === "ENOENT" && syscall === "connect") return true;
  if (transientMessage.test(message)) return true;
  if (error instanceof AggregateError && error.errors.some(isTransient)) return true;
  return isTransient(cause);
}

/**
 * Runs `run` again, with growing pauses of 0.05 to 3 seconds, while it fails because the server is away. Gives up and
 * throws the last error after `timeoutMs` (half a minute).
 *
 * Only for work that may be done twice: reads, idempotent writes, or one whole transaction. When a connection breaks
 * during COMMIT nobody knows whether it happened, so never put it around a part of a transaction or around an effect
 * outside the database.
 */
export async function retrying<T>(run: () => Promise<T>, timeoutMs = 30_000): Promise<T> {
  const until = Date.now() + timeoutMs;
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, 3_000)) {
    try {
      return await run();
    } catch (error) {
      if (!isTransient(error) || Date.now() + pauseMs > until) throw error;
      // Half of the pause is random, so that many waiters do not come back in the same instant.
      await sleep(pauseMs * (0.5 + Math.random() / 2));
    }
  }
}
