import { type RefObject, useEffect } from "react";
import { arriveAtPlace, awaitedNumber, setNewestNumber, setReadingPlace, stopAwaiting } from "./reading-place.ts";
import { type Part, placeInPart } from "./timeline-place.ts";

/** What the bars at the top of the window may cover. */
const coveredPx = 140;

/**
 * Tells the timeline which message is at the top of the screen, and goes to the one that was asked for as it comes.
 * @param newest the number of the newest message that is known of
 */
export function useTellPlace(
  slug: string,
  section: RefObject<HTMLElement | null>,
  { items, isAtStart, isAtEnd }: Part,
  newest: number,
): void {
  useEffect(() => setNewestNumber({ slug, number: newest }), [slug, newest]);
  // The part that was asked for is in the document now, whose scroll position is the browser’s.
  useEffect(() => {
    const awaited = awaitedNumber(slug);
    const there = awaited === null ? null : placeInPart(awaited, { items, isAtStart, isAtEnd });
    if (there === null) return;
    arriveAtPlace();
    document.getElementById(`message-${there}`)?.scrollIntoView({ block: "start" });
  }, [slug, items, isAtStart, isAtEnd]);
  // An error page in its place has no part to wait for.
  useEffect(() => () => stopAwaiting(), []);
  // Holds on to the screen, which alone knows what is on it.
  useEffect(() => {
    const rows = [...(section.current?.querySelectorAll<HTMLElement>(":scope > ul > [data-at]") ?? [])];
    const last = items.at(-1)?.number;
    const shown = new Set<number>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const number = items[rows.indexOf(target as HTMLElement)]?.number ?? 0;
          if (isIntersecting) shown.add(number);
          else shown.delete(number);
        }
        if (shown.size === 0) return;
        const isLastShown = isAtEnd && last !== undefined && shown.has(last);
        setReadingPlace({ slug, number: isLastShown ? last : Math.min(...shown) });
      },
      { rootMargin: `-${coveredPx}px 0px 0px 0px` },
    );
    for (const row of rows) watch.observe(row);
    return () => watch.disconnect();
  }, [slug, section, items, isAtEnd]);
}
