import { type KeyboardEvent, type PointerEvent, type RefObject, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

export interface Reorder<List extends HTMLElement> {
  /** For the list element, whose children are the items in order. */
  list: RefObject<List | null>;
  /** Props for the drag handle of an item; it also reacts to arrow keys, Home and End. */
  handleProps: (index: number) => {
    onPointerDown: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    style: { touchAction: "none" };
  };
  /** The index of the dragged item. */
  draggedIndex: number | null;
  /** Describes the last move, for a live region. */
  announcement: string;
  /** For buttons. */
  move: (from: number, to: number) => void;
}

/** Minimum distance between two moves, so that items of unequal size do not flicker. */
const minDragPx = 10;
const scrollEdgePx = 64;

/** Reordering of a list by pointer, keys or buttons. */
export function useReorder<List extends HTMLElement>(
  count: number,
  onMove: (from: number, to: number) => void,
): Reorder<List> {
  const list = useRef<List>(null);
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    onMove(from, to);
    setAnnouncement(`Moved to position ${to + 1} of ${count}`);
  };
  const moveNow = useEffectEvent(move);
  const startDrag = (start: PointerEvent, at: number) => {
    let from = at;
    let last = { x: start.clientX, y: start.clientY };
    const stop = new AbortController();
    const onPointerMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (y < scrollEdgePx) window.scrollBy(0, -12);
      if (y > window.innerHeight - scrollEdgePx) window.scrollBy(0, 12);
      if (Math.hypot(x - last.x, y - last.y) < minDragPx) return;
      const to = indexUnder(list.current, x, y);
      if (to === null || to === from) return;
      last = { x, y };
      // The next event may come before React would show this move, and both the list and what is under it count.
      flushSync(() => {
        moveNow(from, to);
        setDraggedIndex(to);
      });
      from = to;
    };
    const end = () => {
      stop.abort();
      setDraggedIndex(null);
    };
    // On the window: the handle moves while it is dragged and would lose the pointer.
    window.addEventListener("pointermove", onPointerMove, { signal: stop.signal });
    window.addEventListener("pointerup", end, { signal: stop.signal });
    window.addEventListener("pointercancel", end, { signal: stop.signal });
    setDraggedIndex(at);
  };
  return {
    list,
    draggedIndex,
    announcement,
    move,
    handleProps: (at) => ({
      style: { touchAction: "none" },
      onPointerDown: (event) => {
        if (event.button === 0) startDrag(event, at);
      },
      onKeyDown: (event) => {
        const to = indexAfterKey(event.key, at, count);
        if (to === null) return;
        event.preventDefault();
        move(at, to);
      },
    }),
  };
}

function indexAfterKey(key: string, at: number, count: number): number | null {
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

function indexUnder(list: HTMLElement | null, x: number, y: number): number | null {
  const at = Array.from(list?.children ?? []).findIndex((child) => {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return at < 0 ? null : at;
}
