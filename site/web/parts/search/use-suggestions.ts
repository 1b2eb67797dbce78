import { useEffect, useState } from "react";
import { api } from "../../../shared/paths.ts";
import type { SearchSuggestion, SearchSuggestionsAnswer } from "../../../shared/search/search.ts";
import { callApiQuietly } from "../../call-api.ts";

/** While somebody types. */
const pauseMs = 200;
const nothing: { text: string; suggestions: readonly SearchSuggestion[] } = { text: "", suggestions: [] };

/** What a search for a text would find first. Those for the text before stay until the answer arrives. */
export function useSuggestions(text: string, isWanted: boolean): readonly SearchSuggestion[] {
  const [answered, setAnswered] = useState(nothing);
  // The answers are not part of the page.
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const { data } = await callApiQuietly<SearchSuggestionsAnswer>(
          `${api.search}?${new URLSearchParams({ q: text })}`,
          { signal: stop.signal },
        );
        setAnswered({ text, suggestions: data?.suggestions ?? [] });
      } catch {
        // Without suggestions the field still searches.
        if (!stop.signal.aborted) setAnswered(nothing);
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, isWanted]);
  return isWanted ? answered.suggestions : nothing.suggestions;
}
