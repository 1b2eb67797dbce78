import { useEffect, useState } from "react";
import type { Choosable, Find } from "./choosable.ts";

export interface Found {
  /** Those of the text before while another one is being looked for. */
  items: readonly Choosable[];
  state: "loading" | "failed" | "loaded";
}

/** While somebody types. */
const pauseMs = 200;
const nothing: Found = { items: [], state: "loading" };

/** What a text finds, while its list is open. */
export function useFound(find: Find, text: string, isOpen: boolean): Found {
  const [found, setFound] = useState(nothing);
  // The answers are not part of the page.
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const search = async () => {
      try {
        setFound({ items: await find(text.trim(), stop.signal), state: "loaded" });
      } catch {
        if (!stop.signal.aborted) setFound({ items: [], state: "failed" });
      }
    };
    setFound(({ items }) => ({ items, state: "loading" }));
    const timer = setTimeout(() => void search(), text ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [find, text, isOpen]);
  return found;
}
