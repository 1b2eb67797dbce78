import { useEffect, useState } from "react";

/** Less than a keyboard: a browser’s own bars. */
const leastPx = 120;

/** How much of the window the phone’s keyboard covers, in px. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  // Only the browser knows when its keyboard opens, and where the window is scrolled to behind it.
  useEffect(() => {
    const shown = window.visualViewport;
    if (!shown) return;
    const measure = () => {
      const covered = Math.round(window.innerHeight - shown.height - shown.offsetTop);
      setInset(shown.scale < 1.01 && covered > leastPx ? covered : 0);
    };
    shown.addEventListener("resize", measure);
    shown.addEventListener("scroll", measure);
    return () => {
      shown.removeEventListener("resize", measure);
      shown.removeEventListener("scroll", measure);
    };
  }, []);
  return inset;
}
