import { ErrorCode, PurchasesError } from "../errors.ts";

/** What is known of something that the billing service is asked for. */
export interface Reading<Value> {
  /** Null until it was read. */
  readonly value: Value | null;
  readonly isLoading: boolean;
  /** Why it could not be read; null while all is well. What was read before is still there. */
  readonly error: PurchasesError | null;
}

/** Something that is read once for however many components show it. */
export interface Source<Value> {
  now(): Reading<Value>;
  /** As it was before anything was read: what a server draws, and a browser at first. */
  atFirst(): Reading<Value>;
  /** The first who listens has it read. */
  subscribe(listener: () => void): () => void;
  /** Reads it anew. Never rejects: what goes wrong is in `error`. */
  refresh(): Promise<void>;
  /** What somebody else has learned meanwhile. */
  learn(value: Value): void;
  /** What was known is wrong now; it is read anew where somebody listens. */
  forget(): void;
  /** What was known may be wrong now. It stays until it was read anew, which is done where somebody listens. */
  doubt(): void;
}

export function sourceOf<Value>(read: () => Promise<Value>, given: Value | null): Source<Value> {
  const first: Reading<Value> = { value: given, isLoading: given === null, error: null };
  const listeners = new Set<() => void>();
  let now = first;
  /** What an older question is answered with is no longer heard. */
  let round = 0;
  let isReading = false;
  let isDoubted = false;

  const become = (next: Reading<Value>) => {
    now = next;
    for (const listener of [...listeners]) listener();
  };

  const learn = (value: Value) => {
    round += 1;
    isReading = false;
    isDoubted = false;
    become({ value, isLoading: false, error: null });
  };

  const refresh = async () => {
    round += 1;
    const mine = round;
    isReading = true;
    if (!now.isLoading) become({ ...now, isLoading: true });
    try {
      const value = await read();
      if (mine === round) learn(value);
    } catch (cause) {
      if (mine !== round) return;
      isReading = false;
      become({ ...now, isLoading: false, error: errorOf(cause) });
    }
  };

  return {
    now: () => now,
    atFirst: () => first,
    subscribe: (listener) => {
      listeners.add(listener);
      if ((now.value === null || isDoubted) && !isReading) void refresh();
      return () => {
        listeners.delete(listener);
      };
    },
    refresh,
    learn,
    forget: () => {
      round += 1;
      isReading = false;
      become({ value: null, isLoading: true, error: null });
      if (listeners.size > 0) void refresh();
    },
    doubt: () => {
      round += 1;
      isReading = false;
      isDoubted = true;
      if (listeners.size > 0) void refresh();
    },
  };
}

function errorOf(cause: unknown): PurchasesError {
  return cause instanceof PurchasesError ? cause : new PurchasesError(ErrorCode.UnknownError, undefined, String(cause));
}
