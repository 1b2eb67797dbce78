import { type KeyboardEvent, useState } from "react";
import type { SearchSuggestion } from "../../../shared/search/search.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** The suggestions below the field, and which one the arrow keys have chosen: -1 for the field itself. */
export function useSuggestionChoice(text: string, onChoose: (suggestion: SearchSuggestion) => void) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = useSuggestions(text, isOpen && text !== "");
  const move = (open: boolean) => {
    setActive(-1);
    setOpen(open);
  };
  const close = () => move(false);
  const choose = (at: number) => {
    const suggestion = shown[at];
    close();
    if (suggestion) onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const places = shown.length;
    if (event.key === "ArrowDown") setActive(((active + 2) % (places + 1)) - 1);
    else if (event.key === "ArrowUp") setActive(((active + places + 1) % (places + 1)) - 1);
    else if (event.key === "Escape" && places > 0) close();
    else if (event.key === "Enter" && active >= 0) choose(active);
    else return;
    event.preventDefault();
    if (event.key.startsWith("Arrow")) setOpen(true);
  };
  return { shown, active: Math.min(active, shown.length - 1), open: () => move(true), close, choose, onKeyDown };
}
