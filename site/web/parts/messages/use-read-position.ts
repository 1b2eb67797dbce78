import { type RefObject, useEffect, useRef } from "react";
import { api } from "../../../shared/paths.ts";
import { callApiQuietly } from "../../call-api.ts";

/** Scrolling on says it once. */
const pauseMs = 1_500;

/** Tells the server how far a member has read: the last message whose end was on the screen of a tab that was in front. */
export function useReadPosition(slug: string, isMember: boolean, list: RefObject<HTMLElement | null>): void {
  const read = useRef({ slug, seen: 0, told: 0 });
  if (read.current.slug !== slug) read.current = { slug, seen: 0, told: 0 };
  // Holds on to the screen, which alone knows what was seen.
  useEffect(() => {
    const element = list.current;
    if (!isMember || !element) return;
    const position = read.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (isLeaving = false) => {
      clearTimeout(timer);
      timer = undefined;
      if (position.seen <= position.told) return;
      const number = position.seen;
      position.told = number;
      // One that gets lost is told again with the next message, or on the next visit.
      const options = { method: "PUT", body: { number }, keepalive: isLeaving } as const;
      callApiQuietly(api.discussionReading(slug), options).catch(() => {
        position.told = Math.min(position.told, number - 1);
      });
    };
    const watch = new IntersectionObserver((entries) => {
      if (document.visibilityState === "hidden") return;
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement)
          position.seen = Math.max(position.seen, Number(target.dataset.number));
      if (position.seen > position.told) timer ??= setTimeout(tell, pauseMs);
    });
    const watchAll = () => {
      for (const end of element.querySelectorAll<HTMLElement>("[data-number]")) watch.observe(end);
    };
    watchAll();
    // Messages come, and a long list draws only what is near the screen.
    const changes = new MutationObserver(watchAll);
    changes.observe(element, { childList: true, subtree: true });
    const leave = () => document.visibilityState === "hidden" && tell(true);
    document.addEventListener("visibilitychange", leave);
    return () => {
      watch.disconnect();
      changes.disconnect();
      document.removeEventListener("visibilitychange", leave);
      tell(true);
    };
  }, [slug, isMember, list]);
}
