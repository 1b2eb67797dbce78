/** Waits for something, but not for ever: after `patienceMs` it answers `late`. A failure before that stays one. */
export function inTime<Value, Late>(waited: Promise<Value>, patienceMs: number, late: Late): Promise<Value | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), patienceMs);
    waited.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
