import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";

export interface Reorder<List extends HTMLElement> {
  /** For the list element, whose children are the items in order. */
  list: RefObject<List | null>;
  /** Props for the drag handle of an item; it also reacts to arrow keys, Home and End. */
  handle: (at: number) => {
    onPointerDown: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    style: { touchAction: "none" };
  };
  /** The index of the dragged item. */
  dragged: number | null;
  /** Describes the last move, for a live region. */
  word: string;
  /** For buttons. */
  move: (from: number, to: number) => void;
}

/** Minimum distance between two moves, so that items of unequal size do not flicker. */
const restPx = 10;
const edgePx = 64;

/** Reordering of a list by pointer, keys or buttons. */
export function useReorder<List extends HTMLElement>(
  count: number,
  onMove: (from: number, to: number) => void,
): Reorder<List> {
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [word, setWord] = useState("");
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    onMove(from, to);
    setWord(`Moved to place ${to + 1} of ${count}`);
  };
  const follow = (start: PointerEvent, at: number) => {
    let from = at;
    let last = { x: start.clientX, y: start.clientY };
    const stop = new AbortController();
    const onPointerMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (y < edgePx) window.scrollBy(0, -12);
      if (y > window.innerHeight - edgePx) window.scrollBy(0, 12);
      if (Math.hypot(x - last.x, y - last.y) < restPx) return;
      const to = placeUnder(list.current, x, y);
      if (to === null || to === from) return;
      last = { x, y };
      move(from, to);
      from = to;
      setDragged(to);
    };
    const end = () => {
      stop.abort();
      setDragged(null);
    };
    // On the window: the handle moves while it is dragged and would lose the pointer.
    window.addEventListener("pointermove", onPointerMove, { signal: stop.signal });
    window.addEventListener("pointerup", end, { signal: stop.signal });
    window.addEventListener("pointercancel", end, { signal: stop.signal });
    setDragged(at);
  };
  return {
    list,
    dragged,
    word,
    move,
    handle: (at) => ({
      style: { touchAction: "none" },
      onPointerDown: (event) => {
        if (event.button === 0) follow(event, at);
      },
      onKeyDown: (event) => {
        const to = placeByKey(event.key, at, count);
        if (to === null) return;
        event.preventDefault();
        move(at, to);
      },
    }),
  };
}

function placeByKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
      return at - 1;
    case "ArrowRight":
    case "ArrowDown":
      return at + 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

function placeUnder(list: HTMLElement | null, x: number, y: number): number | null {
  const at = Array.from(list?.children ?? []).findIndex((child) => {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return at < 0 ? null : at;
}
