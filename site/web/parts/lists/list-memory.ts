import type { Slice } from "../../../shared/page-data.ts";
import { fromStart, type RenderedRange } from "./rendered-range.ts";

/** What a list must know to come back as it was left. */
export interface ListMemory<Item> {
  /** The whole list; null while only its page has been shown. */
  list: Slice<Item> | null;
  rendering: RenderingMemory;
}

export interface RenderingMemory {
  range: RenderedRange;
  /** The heights of items that have left the document, by their keys. */
  heights: Map<string, number>;
}

export const newRendering = (): RenderingMemory => ({ range: fromStart, heights: new Map() });

const maxKept = 20;
/** By history entry and address. */
const kept = new Map<string, ListMemory<unknown>>();

/** A list that the back button has brought back, or a new one. */
export const listMemory = <Item>(entryKey: string): ListMemory<Item> =>
  (kept.get(entryKey) as ListMemory<Item> | undefined) ?? { list: null, rendering: newRendering() };

/** Only the latest lists are kept: a long visit passes many. */
export function keepMemory(entryKey: string, memory: ListMemory<unknown>): void {
  kept.delete(entryKey);
  kept.set(entryKey, memory);
  for (const oldest of [...kept.keys()].slice(0, -maxKept)) kept.delete(oldest);
}
