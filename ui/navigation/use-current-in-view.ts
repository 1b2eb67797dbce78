import { type RefObject, useEffect } from "react";

/** Scrolls a strip of links to the current one. Its scroll position is the browser's: on a phone that link may begin outside of it. */
export function useCurrentInView(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: links } = strip;
    const link = links?.querySelector("[aria-current]");
    if (!links || !link) return;
    const [outer, inner] = [links.getBoundingClientRect(), link.getBoundingClientRect()];
    links.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
  }, [strip]);
}
