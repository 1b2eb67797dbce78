import { setTimeout as sleep } from "node:timers/promises";

/**
 * SQLSTATE and system codes of a server that is unavailable for a moment: stopping, recovering, failing over, out of
 * disk.
 */
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
/** The same as messages: from `pg` itself, and from pg-boss, which keeps only an error's message. */
const transientMessage =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout expired$|timeout exceeded when trying to connect$|the database system is |terminating connection |connect (ECONNREFUSED|ENOENT) )/;

/** Whether an error, or one that it wraps, says that the server may be available again in a moment. */
export function isTransient(error: unknown): boolean {
  // pg-boss turns its workers' errors into plain objects.
  if (typeof error !== "object" || error === null || !("message" in error)) return false;
  const { code, syscall, message, cause } = error as NodeJS.ErrnoException;
  if (code !== undefined && transientCodes.has(code)) return true;
  // The unix socket does not exist while the embedded server restarts.
  if (code === "ENOENT" && syscall === "connect") return true;
  if (transientMessage.test(message)) return true;
  if (error instanceof AggregateError && error.errors.some(isTransient)) return true;
  return isTransient(cause);
}

/**
 * Repeats `run`, with growing pauses of 0.05 to 3 seconds, while the server is unavailable. Throws the last error
 * after `timeoutMs` (half a minute).
 *
 * Only for idempotent work: reads, idempotent writes, or one whole transaction. The outcome of a COMMIT is unknown
 * when its connection breaks, so never wrap a part of a transaction or an effect outside the database.
 */
export async function retrying<T>(run: () => Promise<T>, timeoutMs = 30_000): Promise<T> {
  const until = Date.now() + timeoutMs;
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, 3_000)) {
    try {
      return await run();
    } catch (error) {
      if (!isTransient(error) || Date.now() + pauseMs > until) throw error;
      // Random jitter, so that many waiters do not return at the same instant.
      await sleep(pauseMs * (0.5 + Math.random() / 2));
    }
  }
}
