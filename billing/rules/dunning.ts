const dayMs = 86_400_000;

/** Days between one failed try and the next. */
const pausesDays = [1, 2, 4, 7, 7, 8] as const;

/** When to try again after the `failures`-th failure in a row; null when it has been a month and enough. */
export function nextTryAt(failures: number, failedAt: Date): Date | null {
  const pause = pausesDays[failures - 1];
  return pause === undefined ? null : new Date(failedAt.getTime() + pause * dayMs);
}
