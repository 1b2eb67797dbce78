import { type RefObject, useLayoutEffect, useState } from "react";

export type Layout = "mobile" | "desktop";

const breakpointPx = 768;
const debounceMs = 150;

/**
 * Desktop from 768 px of the container on. Looked at again 150 ms after the last change of the container's size, be it
 * by the window or by a part of the page that opens beside it.
 */
export function useLayout(container: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>("mobile");
  useLayoutEffect(() => {
    const measure = () => setLayout((container.current?.clientWidth ?? 0) >= breakpointPx ? "desktop" : "mobile");
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, debounceMs);
    };
    measure();
    // The pages in which most apps are tested know no such observer.
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
