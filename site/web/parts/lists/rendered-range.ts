/** Ten pages of 24: what a long list keeps in the document. */
export const maxShown = 240;
const step = 24;

export interface RenderedRange {
  from: number;
  /** The first one behind. */
  to: number;
  /** Items outside that must stay: they have the focus, or something is being written in them. */
  held: readonly number[];
}

export const fromStart: RenderedRange = { from: 0, to: maxShown, held: [] };

/**
 * The items around what is on the screen.
 * @param middle the item in the middle of the screen
 */
export function renderedRange(middle: number, count: number, held: readonly number[]): RenderedRange {
  const reached = Math.floor(Math.min(count, Math.max(0, middle)) / step) * step;
  const to = Math.min(count, Math.max(maxShown, reached + maxShown / 2));
  return { from: Math.max(0, to - maxShown), to: Math.max(to, maxShown), held };
}

/** The last ones always stay: they hold the list's height. */
export const isRendered = ({ from, to, held }: RenderedRange, at: number, count: number): boolean =>
  (at >= from && at < to) || held.includes(at) || at >= count - 8;

export const isSameRange = (one: RenderedRange, other: RenderedRange): boolean =>
  one.from === other.from && one.to === other.to && one.held.join() === other.held.join();
