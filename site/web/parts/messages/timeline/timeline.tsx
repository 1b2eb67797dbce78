import { type PointerEvent, useRef, useState } from "react";
import { formatDay } from "../../../../shared/format-day.ts";
import type { Pages } from "../../../../shared/pages.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { onPlainClick } from "../../../on-plain-click.ts";
import { useNewestNumber, useReadingPlace } from "./reading-place.ts";
import styles from "./timeline.module.css";
import { TimelineHandle } from "./timeline-handle.tsx";
import { dateOf, numberAt, partAlong, partOf } from "./timeline-place.ts";
import { useJump } from "./use-jump.ts";

/** A long conversation as a line from its first date to its newest one, with a handle where it is read. */
export function Timeline({ page: { discussion, messages, dates } }: { page: Pages["conversation"] }) {
  const { slug, lastNumber } = discussion;
  const place = useReadingPlace(slug, messages.items[0]?.number ?? 1);
  const total = Math.max(useNewestNumber(slug, lastNumber), place);
  const jump = useJump(slug);
  /** Of the handle, what is above the pointer that holds it. */
  const heldPx = useRef(0);
  /** Where the pointer or the keys have moved the handle to; null while it follows the page. */
  const [held, setHeld] = useState<number | null>(null);
  const number = held ?? place;
  const shown = messages.items.flatMap((one) => (one.kind === "live" ? { number: one.number, at: one.postedAt } : []));
  const day = (of: number) => {
    const at = dateOf(of, [...dates, ...shown]);
    return at === null ? "" : formatDay(at);
  };
  const numberUnder = ({ clientY, currentTarget }: PointerEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return numberAt(partAlong(clientY - heldPx.current - top, height, boxOfHandle(currentTarget).height), total);
  };
  const end = (to: number, label: string) => (
    <Link
      className={styles.end}
      to={paths.message(slug, to)}
      aria-label={`${label}, ${day(to)}`}
      onClick={onPlainClick(() => jump(to, true))}
    >
      {day(to)}
    </Link>
  );
  return (
    <nav className={styles.timeline} aria-label="Timeline">
      {end(1, "First reply")}
      <div
        className={styles.track}
        style={{ "--part": partOf(number, total) }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          heldPx.current = heldFrom(event);
          setHeld(numberUnder(event));
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) setHeld(numberUnder(event));
        }}
        onPointerUp={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          setHeld(null);
          jump(numberUnder(event), true);
        }}
        onPointerCancel={() => setHeld(null)}
      >
        <TimelineHandle
          number={number}
          total={total}
          day={day(number)}
          onMove={setHeld}
          onLetGo={(to, takesFocus) => {
            setHeld(null);
            jump(to, takesFocus);
          }}
        />
      </div>
      {end(total, "Latest reply")}
    </nav>
  );
}

const boxOfHandle = (track: Element): DOMRect =>
  (track.querySelector("[role=slider]") ?? track).getBoundingClientRect();

/** Where a pointer takes hold of the handle; by its middle where it only presses the track. */
function heldFrom({ clientY, currentTarget }: PointerEvent): number {
  const { top, bottom, height } = boxOfHandle(currentTarget);
  return clientY >= top && clientY <= bottom ? clientY - top : height / 2;
}
