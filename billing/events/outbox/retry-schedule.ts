const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses after the first, second … failed try: ten tries in all, over about eleven hours. */
const pausesMs = [
  30 * second,
  2 * minute,
  5 * minute,
  10 * minute,
  20 * minute,
  20 * minute,
  hour,
  3 * hour,
  6 * hour,
] as const;

/** When a message is tried again after its `tries`-th try has failed; null when it is given up. */
export function retryAt(tries: number, failedAt: Date): Date | null {
  const pause = pausesMs[tries - 1];
  return pause === undefined ? null : new Date(failedAt.getTime() + pause);
}

/** So many deliveries given up one after the other, and the endpoint is switched off. */
export const maxFailuresInARow = 3;
