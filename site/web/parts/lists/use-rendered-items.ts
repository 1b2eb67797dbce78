import { type CSSProperties, type RefObject, useRef } from "react";
import type { RenderingMemory } from "./list-memory.ts";
import { isRendered } from "./rendered-range.ts";
import { useRenderedRange } from "./use-rendered-range.ts";

export interface RenderedItems<Element> {
  ref: RefObject<Element | null>;
  /** False for an item far from the screen: its element stays, empty and as high as it was. */
  isRendered: (at: number) => boolean;
  /** For the element of an item. */
  place: (at: number) => { "data-at": number; style?: CSSProperties };
}

/** Keeps only the items near the screen in the document, in lists whose items are as high as what they show. */
export function useRenderedItems<Element extends HTMLElement>(
  keys: readonly string[],
  memory: RenderingMemory,
): RenderedItems<Element> {
  const ref = useRef<Element>(null);
  const range = useRenderedRange(ref, keys, memory);
  const isIn = (at: number) => isRendered(range, at, keys.length);
  const heightOf = (at: number) => memory.heights.get(keys[at] ?? "") ?? meanOf(memory.heights);
  return {
    ref,
    isRendered: isIn,
    place: (at) => ({ "data-at": at, ...(!isIn(at) && { style: { blockSize: `${heightOf(at)}px` } }) }),
  };
}

/** What was never shown is as high as the others are, about. */
const meanOf = (heights: ReadonlyMap<string, number>): number =>
  [...heights.values()].reduce((sum, height) => sum + height, 0) / Math.max(1, heights.size);
