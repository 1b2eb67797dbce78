import { type PointerEvent, useRef, useState } from "react";
import { formatDay } from "../../../../shared/format-day.ts";
import type { Pages } from "../../../../shared/pages.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { onPlainClick } from "../../../on-plain-click.ts";
import { useReadingPlace } from "./reading-place.ts";
import styles from "./timeline.module.css";
import { TimelineHandle } from "./timeline-handle.tsx";
import { dateOf, numberAt, partOf } from "./timeline-place.ts";
import { useJump } from "./use-jump.ts";

/** A long conversation as a line from its first date to its newest one, with a handle where it is read. */
export function Timeline({ page: { discussion, messages, dates } }: { page: Pages["conversation"] }) {
  const { slug, lastNumber } = discussion;
  const place = useReadingPlace(slug, messages.items[0]?.number ?? 1);
  const total = Math.max(lastNumber, place);
  const jump = useJump(slug);
  const track = useRef<HTMLDivElement>(null);
  /** Where the pointer or the keys have moved the handle to; null while it follows the page. */
  const [held, setHeld] = useState<number | null>(null);
  const number = held ?? place;
  const shown = messages.items.flatMap((one) => (one.kind === "live" ? { number: one.number, at: one.postedAt } : []));
  const day = (of: number) => {
    const at = dateOf(of, [...dates, ...shown]);
    return at === null ? "" : formatDay(at);
  };
  const numberUnder = ({ clientY }: PointerEvent) => {
    const { top = 0, height = 1 } = track.current?.getBoundingClientRect() ?? {};
    return numberAt((clientY - top) / height, total);
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
        ref={track}
        className={styles.track}
        style={{ "--part": partOf(number, total) }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
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
