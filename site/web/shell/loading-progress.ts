/** It appears after `throttleMs` and aims at `durationMs`. */
export const loadingBar = { throttleMs: 200, durationMs: 2_000, heightPx: 3, colour: "#45868B" } as const;

/** Progress 0..100: fast at first, ever slower, never complete. */
export const loadingProgress = (elapsedMs: number): number =>
  (2 / Math.PI) * 100 * Math.atan(((elapsedMs / loadingBar.durationMs) * 100) / 50);
