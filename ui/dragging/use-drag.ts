import { type DragEvent, type PointerEvent, type RefCallback, useCallback, useRef, useState } from "react";

export interface Drag<Thing> {
  dragged: Thing | null;
  /** The place under the pointer: the `data-place` of the nearest element that has one. */
  over: string | null;
  /** For the picture that follows the pointer, a fixed element in the corner of the window. */
  ghost: RefCallback<HTMLElement>;
  /** For what a mouse drags by any part of it. A finger scrolls the page there. */
  dragProps: (thing: Thing) => {
    onPointerDown: (event: PointerEvent) => void;
    onDragStart: (event: DragEvent) => void;
  };
  /** For a handle, which a finger drags too. */
  gripProps: (thing: Thing) => {
    onPointerDown: (event: PointerEvent) => void;
    style: { touchAction: "none" };
  };
}

interface Point {
  x: number;
  y: number;
}

/** A press that moves less is a click. */
const minDragPx = 6;
const scrollEdgePx = 64;
const ghostOffsetPx = 12;

/** Dragging something to a place elsewhere on the page. Keys need another way, such as a menu. */
export function useDrag<Thing extends object | string>(onDrop: (thing: Thing, place: string) => void): Drag<Thing> {
  const [dragged, setDragged] = useState<Thing | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const picture = useRef<HTMLElement>(null);
  const last = useRef<Point>({ x: 0, y: 0 });
  const ghost = useCallback((element: HTMLElement | null) => {
    picture.current = element;
    placeBeside(element, last.current);
  }, []);

  const startPress = (press: PointerEvent, thing: Thing) => {
    const start = { x: press.clientX, y: press.clientY };
    const stop = new AbortController();
    let isDragging = false;
    const onPointerMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!isDragging && Math.hypot(x - start.x, y - start.y) < minDragPx) return;
      if (!isDragging) setDragged(() => thing);
      isDragging = true;
      last.current = { x, y };
      placeBeside(picture.current, last.current);
      scrollAtEdge(y);
      setOver(placeUnder(x, y));
    };
    const end = () => {
      stop.abort();
      setDragged(null);
      setOver(null);
    };
    const drop = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      end();
      if (!isDragging) return;
      ignoreNextClick();
      const place = placeUnder(x, y);
      if (place !== null) onDrop(thing, place);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && end();
    // On the window: what is dragged may leave the page meanwhile.
    window.addEventListener("pointermove", onPointerMove, { signal: stop.signal });
    window.addEventListener("pointerup", drop, { signal: stop.signal });
    window.addEventListener("pointercancel", end, { signal: stop.signal });
    window.addEventListener("keydown", onKeyDown, { signal: stop.signal });
  };

  return {
    dragged,
    over,
    ghost,
    dragProps: (thing) => ({
      onPointerDown: (event) => {
        if (event.button === 0 && event.pointerType !== "touch") startPress(event, thing);
      },
      // The browser's own dragging of pictures and links would end ours.
      onDragStart: (event) => event.preventDefault(),
    }),
    gripProps: (thing) => ({
      style: { touchAction: "none" },
      onPointerDown: (event) => {
        event.stopPropagation();
        if (event.button === 0) startPress(event, thing);
      },
    }),
  };
}

function placeBeside(element: HTMLElement | null, { x, y }: Point): void {
  if (element) element.style.translate = `${x + ghostOffsetPx}px ${y + ghostOffsetPx}px`;
}

const placeUnder = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;

function scrollAtEdge(y: number): void {
  if (y < scrollEdgePx) window.scrollBy(0, -12);
  if (y > window.innerHeight - scrollEdgePx) window.scrollBy(0, 12);
}

/** The release of a drag is no press of the button that it began on. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", ignore, { capture: true });
  setTimeout(() => window.removeEventListener("click", ignore, { capture: true }));
}
