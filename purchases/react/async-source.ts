import { ErrorCode, PurchasesError } from "../errors.ts";

export interface AsyncState<Value> {
  /** Null until it was read. */
  readonly value: Value | null;
  readonly isLoading: boolean;
  /** Null while all is well. An earlier `value` is kept. */
  readonly error: PurchasesError | null;
}

/** A value that is read once for all components that show it. */
export interface AsyncSource<Value> {
  current(): AsyncState<Value>;
  /** For servers and the first render in a browser. */
  initial(): AsyncState<Value>;
  /** The first subscriber starts the read. */
  subscribe(listener: () => void): () => void;
  /** Reads again. Never rejects: failures are in `error`. */
  refresh(): Promise<void>;
  set(value: Value): void;
  /** Drops the value, and reads it again where there are subscribers. */
  reset(): void;
  /** Keeps the value until it was read again, which happens where there are subscribers. */
  invalidate(): void;
}

export function createAsyncSource<Value>(read: () => Promise<Value>, given: Value | null): AsyncSource<Value> {
  const first: AsyncState<Value> = { value: given, isLoading: given === null, error: null };
  const listeners = new Set<() => void>();
  let current = first;
  /** Answers of earlier rounds are ignored. */
  let round = 0;
  let isReading = false;
  let isStale = false;

  const become = (next: AsyncState<Value>) => {
    current = next;
    for (const listener of [...listeners]) listener();
  };

  const set = (value: Value) => {
    round += 1;
    isReading = false;
    isStale = false;
    become({ value, isLoading: false, error: null });
  };

  const refresh = async () => {
    round += 1;
    const own = round;
    isReading = true;
    if (!current.isLoading) become({ ...current, isLoading: true });
    try {
      const value = await read();
      if (own === round) set(value);
    } catch (cause) {
      if (own !== round) return;
      isReading = false;
      become({ ...current, isLoading: false, error: errorOf(cause) });
    }
  };

  return {
    current: () => current,
    initial: () => first,
    subscribe: (listener) => {
      listeners.add(listener);
      if ((current.value === null || isStale) && !isReading) void refresh();
      return () => {
        listeners.delete(listener);
      };
    },
    refresh,
    set,
    reset: () => {
      round += 1;
      isReading = false;
      become({ value: null, isLoading: true, error: null });
      if (listeners.size > 0) void refresh();
    },
    invalidate: () => {
      round += 1;
      isReading = false;
      isStale = true;
      if (listeners.size > 0) void refresh();
    },
  };
}

function errorOf(cause: unknown): PurchasesError {
  return cause instanceof PurchasesError ? cause : new PurchasesError(ErrorCode.UnknownError, undefined, String(cause));
}
