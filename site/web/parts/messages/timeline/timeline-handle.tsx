import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { formatNumber } from "../../../../shared/format-number.ts";
import styles from "./timeline.module.css";
import { numberByKey } from "./timeline-place.ts";

/** Keys that follow each other load the part that the last one leads to. */
const pauseMs = 400;

const never = () => () => {};

/** The handle of a timeline: a slider, as soon as there is script. */
export function TimelineHandle({
  number,
  total,
  day,
  onMove,
  onLetGo,
}: {
  number: number;
  total: number;
  /** About when the message was posted. */
  day: string;
  onMove: (number: number) => void;
  onLetGo: (number: number, takesFocus: boolean) => void;
}) {
  const isSlider = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; number: number }>(null);
  const letGo = (to: number, takesFocus: boolean) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    onLetGo(to, takesFocus);
  };
  // A timer goes with the handle.
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") return letGo(number, true);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const to = numberByKey(event.key, number, total, isRightToLeft);
    if (to === null) return;
    event.preventDefault();
    onMove(to);
    clearTimeout(waiting.current?.timer);
    waiting.current = { number: to, timer: setTimeout(() => letGo(to, false), pauseMs) };
  };
  const words = (
    <>
      <b>
        {formatNumber(number)} / {formatNumber(total)}
      </b>
      <span>{day}</span>
    </>
  );
  if (!isSlider)
    return (
      <div className={styles.handle} aria-hidden="true">
        {words}
      </div>
    );
  return (
    <div
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-label="Place in this discussion"
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={number}
      aria-valuetext={`Reply ${formatNumber(number)} of ${formatNumber(total)}, ${day}`}
      onKeyDown={onKeyDown}
      onBlur={() => waiting.current && letGo(waiting.current.number, false)}
    >
      {words}
    </div>
  );
}
