import { type KeyboardEvent, useState } from "react";

/** Several buttons with one stop for Tab: the arrow keys, Home and End move between them. */
export function useRovingFocus(count: number) {
  const [current, setCurrent] = useState(0);
  return {
    setCurrent,
    tabIndexOf: (at: number) => (at === current ? 0 : -1),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
      const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
      const to = event.key === "Home" ? 0 : event.key === "End" ? count - 1 : step && (current + step + count) % count;
      if (to === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelectorAll<HTMLElement>("button")[to]?.focus();
    },
  };
}
