import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RenderingMemory } from "./list-memory.ts";
import { fromStart, isSameRange, maxShown, type RenderedRange, renderedRange } from "./rendered-range.ts";
import { type HeldPlace, heldPlace, restorePlace } from "./scroll-anchor.ts";

/**
 * Which items of a list belong into the document, so that a long list stays light. The element of each item has its
 * place in the list as `data-at`.
 * @param keys of all items
 */
export function useRenderedRange(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  memory: RenderingMemory,
): RenderedRange {
  const count = keys.length;
  const [range, setRange] = useState(memory.range);
  const place = useRef<HeldPlace>(null);
  const latest = useRef(keys);
  latest.current = keys;
  const measure = useCallback(() => {
    const element = list.current;
    const show = (next: RenderedRange) => {
      if (isSameRange(memory.range, next)) return;
      if (element) noteHeights(element, latest.current, memory.heights);
      place.current = heldPlace();
      memory.range = next;
      setRange(next);
    };
    if (!element || count <= maxShown) return show(fromStart);
    show(renderedRange(middleItem(element, count), count, heldItems(element)));
  }, [list, count, memory]);
  // Before the browser paints: a further page must not appear late.
  useLayoutEffect(measure, [measure]);
  // The height of what comes back may have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed range is what may have moved it
  useLayoutEffect(() => {
    restorePlace(place.current);
    place.current = null;
  }, [range]);
  // Holds on to the window, whose scroll position decides.
  useEffect(() => {
    if (count <= maxShown) return;
    let frame = 0;
    // At once: scrolling between measuring and rendering would be taken back.
    const show = () => flushSync(measure);
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    };
    // Back has scrolled by now.
    soon();
    window.addEventListener("scroll", soon, { passive: true });
    window.addEventListener("resize", soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", soon);
      window.removeEventListener("resize", soon);
    };
  }, [measure, count]);
  return range;
}

/** The elements of the items, without those of lists within the items. */
const placesIn = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>("[data-at]")].filter(
    ({ parentElement }) => parentElement?.closest("[data-at]") === list.closest("[data-at]"),
  );

const placeOf = ({ dataset }: HTMLElement): number => Number(dataset.at);

function noteHeights(list: HTMLElement, keys: readonly string[], heights: Map<string, number>): void {
  for (const element of placesIn(list)) {
    const key = keys[placeOf(element)];
    if (key !== undefined && element.style.blockSize === "") heights.set(key, element.getBoundingClientRect().height);
  }
}

const heldItems = (list: HTMLElement): number[] =>
  placesIn(list)
    .filter((element) => element.contains(document.activeElement) || element.querySelector("textarea, [open]"))
    .map(placeOf);

function middleItem(list: HTMLElement, count: number): number {
  const middle = window.innerHeight / 2;
  const places = placesIn(list);
  if (places.length < count) {
    // Items without an element have no place to compare: where the screen is within the list must do.
    const { top, height } = list.getBoundingClientRect();
    return Math.floor(((middle - top) / height) * count);
  }
  let [from, to] = [0, count];
  while (from < to) {
    const half = Math.floor((from + to) / 2);
    if ((places[half]?.getBoundingClientRect().bottom ?? 0) < middle) from = half + 1;
    else to = half;
  }
  return from;
}
