import { type KeyboardEvent, useState } from "react";
import { type FoundName, propose } from "./found-names.ts";
import { useFoundNames, type Wanted } from "./use-found-names.ts";

const minLength = 2;

/** The list of names below a field: what it offers for a text, and which one the arrow keys have chosen. */
export function useNameChoice(text: string, wanted: Wanted, onChoose: (found: FoundName) => void) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isSearching = isOpen && text.length >= minLength;
  const { names, state } = useFoundNames(text, wanted, isSearching);
  const shown = isSearching ? names : [];
  const isNew = !shown.some((one) => one.name.toLowerCase() === text.toLowerCase());
  const mayPropose = wanted.kind === "brand" || wanted.brand !== null;
  const proposed = isSearching && state === "loaded" && isNew && mayPropose ? text : null;
  const places = shown.length + (proposed === null ? 0 : 1);
  const open = () => {
    setActive(-1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = async (at: number) => {
    close();
    const found = shown[at] ?? (proposed && (await propose(proposed, wanted.kind === "product" ? wanted.brand : null)));
    if (found) onChoose(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setActive(((active + 2) % (places + 1)) - 1);
    else if (event.key === "ArrowUp") setActive(((active + places + 1) % (places + 1)) - 1);
    else if (event.key === "Escape" && places > 0) close();
    else if (event.key === "Enter" && active >= 0) void choose(active);
    else return;
    event.preventDefault();
    if (event.key.startsWith("Arrow")) setOpen(true);
  };
  return { shown, proposed, places, active, open, close, choose, onKeyDown };
}
