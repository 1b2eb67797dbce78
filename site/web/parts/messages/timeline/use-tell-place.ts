import { type RefObject, useEffect } from "react";
import type { Message } from "../../../../shared/discussions/message.ts";
import { awaitedNumber, setReadingPlace, stopAwaiting } from "./reading-place.ts";

/** What the bars at the top of the window may cover. */
const coveredPx = 140;

/** Tells the timeline which message is at the top of the screen, and goes to the one that was asked for as it comes. */
export function useTellPlace(
  slug: string,
  section: RefObject<HTMLElement | null>,
  items: readonly Message[],
  isAtEnd: boolean,
): void {
  // The part that was asked for is in the document now, whose scroll position is the browser’s.
  useEffect(() => {
    const awaited = awaitedNumber(slug);
    const [first, last] = [items[0]?.number ?? 0, items.at(-1)?.number ?? 0];
    if (awaited === null || awaited < first || (awaited > last && !isAtEnd)) return;
    stopAwaiting();
    // One that this reader may not see is in no part: the next one is.
    const there = items.find(({ number }) => number >= awaited) ?? items.at(-1);
    document.getElementById(`message-${there?.number}`)?.scrollIntoView({ block: "start" });
  }, [slug, items, isAtEnd]);
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
