import { type RefObject, useLayoutEffect, useState } from "react";

export type Layout = "mobile" | "desktop";

const breakpointPx = 768;
const debounceMs = 150;

/** Desktop from 768 px of the container on. Looked at again 150 ms after the window's last change of size. */
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
    window.addEventListener("resize", later);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", later);
    };
  }, [container]);
  return layout;
}
