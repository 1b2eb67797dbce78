/** Aborts a request that was not answered within `timeoutMs`, and resolves to `late` then. */
export async function requestWithTimeoutFallback<Value, Late>(
  request: (signal: AbortSignal) => Promise<Value>,
  timeoutMs: number,
  late: Late,
): Promise<Value | Late> {
  const controller = new AbortController();
  const answer = await withTimeoutFallback(request(controller.signal), timeoutMs, late);
  // A browser opens few connections to one server: the next attempt would wait behind the one that hangs.
  if (answer === late) controller.abort();
  return answer;
}

/** Resolves to `late` when `promise` has not settled within `timeoutMs`. An earlier failure stays one. */
export function withTimeoutFallback<Value, Late>(
  promise: Promise<Value>,
  timeoutMs: number,
  late: Late,
): Promise<Value | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
