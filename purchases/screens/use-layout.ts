import { type RefObject, useLayoutEffect, useState } from "react";
import { layoutDebounceMs } from "../limits.ts";

export type Layout = "mobile" | "desktop";

const breakpointPx = 768;

/**
 * Desktop from 768 px of the container on. Debounced: the container's size may change with the window or with its
 * neighbours.
 */
export function useLayout(container: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>("mobile");
  useLayoutEffect(() => {
    const measure = () => setLayout((container.current?.clientWidth ?? 0) >= breakpointPx ? "desktop" : "mobile");
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, layoutDebounceMs);
    };
    measure();
    // Test DOMs such as jsdom have no ResizeObserver.
    const observer = "ResizeObserver" in window ? new ResizeObserver(later) : null;
    if (container.current) observer?.observe(container.current);
    window.addEventListener("resize", later);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
      window.removeEventListener("resize", later);
    };
  }, [container]);
  return layout;
}
