/** Asks, but does not wait for ever: after `patienceMs` the asking is broken off, and the answer is `late`. */
export async function askInTime<Value, Late>(
  ask: (signal: AbortSignal) => Promise<Value>,
  patienceMs: number,
  late: Late,
): Promise<Value | Late> {
  const asking = new AbortController();
  const answer = await inTime(ask(asking.signal), patienceMs, late);
  // A browser has few lines to one server: who asks again would wait behind what hangs.
  if (answer === late) asking.abort();
  return answer;
}

/** Waits for something, but not for ever: after `patienceMs` it answers `late`. A failure before that stays one. */
export function inTime<Value, Late>(waited: Promise<Value>, patienceMs: number, late: Late): Promise<Value | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), patienceMs);
    waited.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
