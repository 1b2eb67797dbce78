import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import type { PhotoCard } from "../../../shared/photo.ts";
import { MemberPhoto } from "../photos/member-photo.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import type { DraftTag } from "./look-draft.ts";
import styles from "./tag-board.module.css";

/** The distance an arrow key moves a name, as a part of the photo; ten times that with Shift. */
const step = 0.01;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/**
 * A photo on which names are put: press where a piece is, drag its number, or move it with the arrow keys. The name is
 * written beside its dot, so the photo stays in view.
 */
export function TagBoard({
  photo,
  alt,
  tags,
  numberOf,
  onAdd,
  onMove,
  onRemove,
  onName,
  children,
}: {
  photo: PhotoCard;
  alt: string;
  tags: readonly DraftTag[];
  /** The number a tag has in the list of all names. */
  numberOf: (tag: DraftTag) => number;
  onAdd: (x: number, y: number) => void;
  onMove: (key: string, x: number, y: number) => void;
  onRemove: (key: string) => void;
  /** The person wants to write the name. */
  onName: (key: string) => void;
  /** The form at the dot that is being named. */
  children?: ReactNode;
}) {
  const board = useRef<HTMLDivElement>(null);
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = board.current!.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height] as const;
  };
  const drag = (start: PointerEvent, tag: DraftTag) => {
    if (start.button !== 0) return;
    let isMoved = false;
    const stop = new AbortController();
    const follow = (event: globalThis.PointerEvent) => {
      isMoved ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > 4;
      if (isMoved) onMove(tag.key, ...placeOf(event));
    };
    const end = () => {
      stop.abort();
      if (!isMoved) onName(tag.key);
    };
    window.addEventListener("pointermove", follow, { signal: stop.signal });
    window.addEventListener("pointerup", end, { signal: stop.signal });
    window.addEventListener("pointercancel", () => stop.abort(), { signal: stop.signal });
  };
  const byKey = (event: KeyboardEvent, tag: DraftTag) => {
    const arrow = arrows[event.key];
    if (arrow) {
      const far = event.shiftKey ? 10 : 1;
      onMove(tag.key, tag.x + arrow[0] * far, tag.y + arrow[1] * far);
    } else if (event.key === "Enter" || event.key === " ") onName(tag.key);
    else if (event.key === "Delete" || event.key === "Backspace") onRemove(tag.key);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.stage} style={{ "--ground": photo.colour } as CSSProperties}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys add a name by the button below the photo */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        ref={board}
        className={styles.board}
        style={{ "--own": photo.width / photo.height } as CSSProperties}
        onClick={(event) => {
          const isOnPhoto = event.target instanceof Element && !event.target.closest("button, input, [role=group]");
          if (isOnPhoto) onAdd(...placeOf(event));
        }}
      >
        <MemberPhoto photo={photo} alt={alt} sizes={photoSizes.main} urgency="soon" />
        {tags.map((tag) => (
          <button
            key={tag.key}
            type="button"
            className={styles.dot}
            data-tag={tag.key}
            style={{ left: `${tag.x * 100}%`, top: `${tag.y * 100}%` }}
            aria-label={`${numberOf(tag)}, ${tag.name || "without a name"}. Arrow keys move it, Enter names it, Delete removes it.`}
            onPointerDown={(event) => drag(event, tag)}
            onKeyDown={(event) => byKey(event, tag)}
          >
            <span>{numberOf(tag)}</span>
          </button>
        ))}
        {children}
      </div>
    </div>
  );
}
