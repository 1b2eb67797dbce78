const deadlockDetected = "40P01";
const maxAttempts = 3;

/**
 * Begins a transaction again when PostgreSQL aborted it because it and another one waited for each other: for locks that
 * can’t always be taken in the one order. Those of foreign keys, above all: a row that names a member waits for whoever
 * holds that member, who may wait for what was locked before the row was written.
 * @param act writes nothing outside its transaction
 */
export async function repeatingDeadlocks<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && (("code" in error && error.code === deadlockDetected) || isDeadlock(error.cause));
