import { useState } from "react";
import { type ItemTile, isItem, isToName, type Tile } from "./tile.ts";

/** The item that is being named: the chosen one, or the first without a name. It stays while others arrive. */
export function useShownItem(tiles: readonly Tile[]): {
  shown: ItemTile | undefined;
  /** Null: whichever comes next. */
  show: (id: string | null) => void;
} {
  const [id, show] = useState<string | null>(null);
  const shown = tiles.filter(isItem).find((tile) => tile.id === id) ?? tiles.find(isToName);
  if (shown && shown.id !== id) show(shown.id);
  return { shown, show };
}
