import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import type { DraftTag } from "../draft/local-look-draft.ts";
import styles from "./tag-board.module.css";

/** How far an arrow key moves a tag, as a fraction of the photo; ten times that with Shift. */
const step = 0.01;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const minDragPx = 4;

export interface TagActions {
  onAdd: (x: number, y: number) => void;
  onMove: (key: string, x: number, y: number) => void;
  onRemove: (key: string) => void;
  /** The person wants to type the name. */
  onName: (key: string) => void;
}

/** A photo with tags: press to add one, drag its number, or move it with the arrow keys. */
export function TagBoard({
  photo,
  alt,
  tags,
  numberOf,
  children,
  ...actions
}: {
  photo: PhotoCard;
  alt: string;
  tags: readonly DraftTag[];
  /** The number of a tag in the list of all tags. */
  numberOf: (tag: DraftTag) => number;
  /** The name field at the tag that is being named. */
  children?: ReactNode;
} & TagActions) {
  const board = useRef<HTMLDivElement>(null);
  const positionOf = ({ clientX, clientY }: { clientX: number; clientY: number }): [number, number] => {
    const { left = 0, top = 0, width = 1, height = 1 } = board.current?.getBoundingClientRect() ?? {};
    return [(clientX - left) / width, (clientY - top) / height];
  };
  return (
    <div className={styles.stage} style={{ "--ground": photo.colour }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys add a name by the button below the photo */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        ref={board}
        className={styles.board}
        style={{ "--own": photo.width / photo.height }}
        onClick={(event) => {
          const isOnPhoto = event.target instanceof Element && !event.target.closest("button, input, [role=group]");
          if (isOnPhoto) actions.onAdd(...positionOf(event));
        }}
      >
        <UploadedPhoto photo={photo} alt={alt} sizes={photoSizes.main} urgency="soon" />
        {tags.map((tag) => (
          <button
            key={tag.key}
            type="button"
            className={styles.dot}
            data-tag={tag.key}
            style={{ left: `${tag.x * 100}%`, top: `${tag.y * 100}%` }}
            aria-label={`Tag ${numberOf(tag)}: ${tag.name || "no name yet"}. Arrow keys move it, Enter renames it, Delete removes it.`}
            onPointerDown={(event) => startDrag(event, tag, positionOf, actions)}
            onKeyDown={(event) => pressKey(event, tag, actions)}
          >
            <span>{numberOf(tag)}</span>
          </button>
        ))}
        {children}
      </div>
    </div>
  );
}

function startDrag(
  start: PointerEvent,
  tag: DraftTag,
  positionOf: (event: globalThis.PointerEvent) => [number, number],
  { onMove, onName }: TagActions,
): void {
  if (start.button !== 0) return;
  let isDragged = false;
  const stop = new AbortController();
  const move = (event: globalThis.PointerEvent) => {
    isDragged ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > minDragPx;
    if (isDragged) onMove(tag.key, ...positionOf(event));
  };
  const end = () => {
    stop.abort();
    if (!isDragged) onName(tag.key);
  };
  window.addEventListener("pointermove", move, { signal: stop.signal });
  window.addEventListener("pointerup", end, { signal: stop.signal });
  window.addEventListener("pointercancel", () => stop.abort(), { signal: stop.signal });
}

function pressKey(event: KeyboardEvent, tag: DraftTag, { onMove, onName, onRemove }: TagActions): void {
  const arrow = arrows[event.key];
  if (arrow) {
    const factor = event.shiftKey ? 10 : 1;
    onMove(tag.key, tag.x + arrow[0] * factor, tag.y + arrow[1] * factor);
  } else if (event.key === "Enter" || event.key === " ") onName(tag.key);
  else if (event.key === "Delete" || event.key === "Backspace") onRemove(tag.key);
  else return;
  event.preventDefault();
}
