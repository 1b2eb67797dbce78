import type { ItemCard } from "../../../../shared/items/item.ts";
import type { Line, LineFile } from "../line/line.ts";
import type { NamingState } from "./naming.ts";

/** A photo of this sitting: a file on its way, or the item that it has become. */
export type Tile = { id: string; at: number } & (
  | { kind: "file"; file: LineFile }
  | { kind: "item"; item: ItemCard; isUnsaved: boolean }
);
export type ItemTile = Extract<Tile, { kind: "item" }>;

/**
 * In the order in which they were added, which is also their number.
 * @param earlier items without a name from earlier visits
 */
export function tilesOf(line: Line, earlier: readonly ItemCard[], { items, unsaved }: NamingState): Tile[] {
  const made = new Set(line.files.flatMap(({ step }) => (step.at === "done" ? [step.item.id] : [])));
  const entries = [
    ...earlier.filter(({ id }) => !made.has(id)),
    ...line.files
      .filter(({ step }) => step.at !== "refused")
      .map((file) => (file.step.at === "done" ? file.step.item : file)),
  ];
  return entries
    .flatMap((entry): Tile[] => {
      if ("step" in entry) return [{ kind: "file", id: entry.id, at: 0, file: entry }];
      const item = items.get(entry.id);
      if (item === null) return [];
      return [{ kind: "item", id: entry.id, at: 0, item: item ?? entry, isUnsaved: unsaved.has(entry.id) }];
    })
    .map((tile, at) => ({ ...tile, at: at + 1 }));
}

export const isItem = (tile: Tile): tile is ItemTile => tile.kind === "item";

export const isToName = (tile: Tile): tile is ItemTile => isItem(tile) && tile.item.name === null;

const isNamed = (tile: Tile): boolean => isItem(tile) && tile.item.name !== null;

const isFailed = (tile: Tile): boolean => tile.kind === "file" && tile.file.step.at === "failed";

export const isOnItsWay = (tile: Tile): boolean => tile.kind === "file" && !isFailed(tile);

export const tileFilters = ["all", "to-name", "named", "failed"] as const;
export type TileFilter = (typeof tileFilters)[number];

const kept: Record<TileFilter, (tile: Tile) => boolean> = {
  all: () => true,
  "to-name": isToName,
  named: isNamed,
  failed: isFailed,
};

export const filteredTiles = (tiles: readonly Tile[], filter: TileFilter): Tile[] => tiles.filter(kept[filter]);

/** What needs its member first, then what is on its way, then what is done. */
export const orderedTiles = (tiles: readonly Tile[]): Tile[] => tiles.toSorted((one, other) => rank(one) - rank(other));

function rank(tile: Tile): number {
  if (isFailed(tile)) return 0;
  if (isToName(tile)) return 1;
  if (isNamed(tile)) return 4;
  return tile.kind === "file" && tile.file.step.at === "waiting" ? 3 : 2;
}

/** The next without a name, in a circle; null when there is no other. */
export function nextToName(tiles: readonly Tile[], id: string): ItemTile | null {
  const at = tiles.findIndex((tile) => tile.id === id);
  return [...tiles.slice(at + 1), ...tiles.slice(0, Math.max(at, 0))].find(isToName) ?? null;
}
