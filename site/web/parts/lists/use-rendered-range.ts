import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { fromStart, maxShown, type RenderedRange, renderedRange } from "./rendered-range.ts";

/** Which of the `count` children of `list` belong into the document, so that a long list stays light. */
export function useRenderedRange(list: RefObject<HTMLElement | null>, count: number): RenderedRange {
  const [range, setRange] = useState(fromStart);
  const measure = useCallback(() => {
    const box = list.current?.getBoundingClientRect();
    if (!box || count <= maxShown) return setRange(fromStart);
    const focused = document.activeElement?.closest<HTMLElement>("[data-at]");
    const at = focused && list.current?.contains(focused) ? Number(focused.dataset.at) : null;
    const next = renderedRange((window.innerHeight / 2 - box.top) / box.height, count, at);
    setRange((before) =>
      before.from === next.from && before.to === next.to && before.focused === next.focused ? before : next,
    );
  }, [list, count]);
  // Before the browser paints: a further page must not appear late.
  useLayoutEffect(measure, [measure]);
  // Holds on to the window, whose scroll position decides.
  useEffect(() => {
    if (count <= maxShown) return;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
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
