import { useEffect, useState } from "react";
import { type FoundName, findBrandNames, findProductNames } from "./found-names.ts";

/** What a field names: brands, or the products of one brand or of all. */
export type Wanted = { kind: "brand" } | { kind: "product"; brand: string | null };

interface Found {
  text: string;
  names: readonly FoundName[];
  state: "loading" | "failed" | "loaded";
}

/** While somebody types. */
const pauseMs = 200;
const nothing: Found = { text: "", names: [], state: "loading" };

/** What a text may name, while its list is open. */
export function useFoundNames(text: string, wanted: Wanted, isOpen: boolean): Found {
  const [found, setFound] = useState(nothing);
  const brand = wanted.kind === "product" ? wanted.brand : null;
  // The answers are not part of the page.
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const search = async () => {
      try {
        const names =
          wanted.kind === "brand"
            ? await findBrandNames(text, stop.signal)
            : await findProductNames(text, brand, stop.signal);
        setFound({ text, names, state: "loaded" });
      } catch {
        if (!stop.signal.aborted) setFound({ text, names: [], state: "failed" });
      }
    };
    const timer = setTimeout(() => void search(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, wanted.kind, brand, isOpen]);
  return isOpen && found.text === text ? found : { ...found, state: "loading" };
}
