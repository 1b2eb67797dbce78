/** Numbers of the loading bar: it waits `throttleMs` before it shows, and aims at `durationMs`. */
export const loadingBar = { throttleMs: 200, durationMs: 2_000, heightPx: 3, colour: "#45868B" } as const;

/** How far the bar stands after `elapsedMs`, 0..100: quick at first, ever slower, never quite there. */
export const loadingProgress = (elapsedMs: number): number =>
  (2 / Math.PI) * 100 * Math.atan(((elapsedMs / loadingBar.durationMs) * 100) / 50);
