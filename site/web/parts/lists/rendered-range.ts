/** Ten pages of 24: what a long list keeps in the document. */
export const maxShown = 240;
const step = 24;

export interface RenderedRange {
  from: number;
  /** The first one behind. */
  to: number;
  /** An item outside that must stay, because it has the focus. */
  focused: number | null;
}

export const fromStart: RenderedRange = { from: 0, to: maxShown, focused: null };

/**
 * The items around what is on the screen.
 * @param part how far down the list the middle of the screen is, 0..1
 */
export function renderedRange(part: number, count: number, focused: number | null): RenderedRange {
  const middle = Math.floor((Math.min(1, Math.max(0, part)) * count) / step) * step;
  const to = Math.min(count, Math.max(maxShown, middle + maxShown / 2));
  return { from: Math.max(0, to - maxShown), to: Math.max(to, maxShown), focused };
}

/** The last ones always stay: they hold the list's height. */
export const isRendered = ({ from, to, focused }: RenderedRange, at: number, count: number): boolean =>
  (at >= from && at < to) || at === focused || at >= count - 8;
