import type { MouseEvent } from "react";

/** For a link that acts in its page: a click with a modifier key still opens the link, in another tab or window. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
};
