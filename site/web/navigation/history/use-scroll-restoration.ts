import { useEffect, useLayoutEffect, useRef } from "react";
import type { ShownPage } from "../shown-page.ts";
import { currentEntry } from "./history-entries.ts";
import type { PageLocation } from "./page-location.ts";
import { noteScrollPosition, scrollPositionOf, storeScrollPositions } from "./scroll-positions.ts";

/** Scrolls a new page to its top or to its `#hash`, and one that the back button brings back to where it was left. */
export function useScrollRestoration({ location, preventScrollReset }: ShownPage): void {
  const scrolledTo = useRef<PageLocation>(null);
  // The scroll position belongs to the window. A refreshed page has the same location, and stays where it is.
  useLayoutEffect(() => {
    const isFirst = scrolledTo.current === null;
    if (scrolledTo.current === location) return;
    scrolledTo.current = location;
    if (isFirst) restoreFirstPage(location);
    else scrollToPlace(location, preventScrollReset);
  }, [location, preventScrollReset]);
  // The browser would scroll before the page is there.
  useEffect(() => {
    history.scrollRestoration = "manual";
    const leave = () => {
      noteScrollPosition(location.key);
      storeScrollPositions();
      // With the back button, the entry may be that of a page that was never shown.
      if (currentEntry().key === location.key) history.scrollRestoration = "auto";
    };
    const comeBack = () => {
      history.scrollRestoration = "manual";
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [location]);
}

/** Unless the browser has restored it, or the person has scrolled already. */
function restoreFirstPage({ key }: PageLocation): void {
  const position = scrollPositionOf(key);
  if (position !== undefined && window.scrollY === 0) window.scrollTo(0, position);
}

function scrollToPlace({ key, hash }: PageLocation, preventScrollReset: boolean): void {
  const position = scrollPositionOf(key);
  const target = hash === "" ? null : document.getElementById(decoded(hash.slice(1)));
  if (position !== undefined) window.scrollTo(0, position);
  else if (target) target.scrollIntoView();
  else if (!preventScrollReset) window.scrollTo(0, 0);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
