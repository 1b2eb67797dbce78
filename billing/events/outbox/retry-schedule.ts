import { hourMs, minuteMs, secondMs } from "../../rules/durations.ts";

/** Pauses after the first, second … failed try: ten tries in all, over about eleven hours. */
const pausesMs = [
  30 * secondMs,
  2 * minuteMs,
  5 * minuteMs,
  10 * minuteMs,
  20 * minuteMs,
  20 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
] as const;

/** When a message is tried again after its `tries`-th failure; null for never. */
export function retryAt(tries: number, failedAt: Date): Date | null {
  const pause = pausesMs[tries - 1];
  return pause === undefined ? null : new Date(failedAt.getTime() + pause);
}
