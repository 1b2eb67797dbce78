import type { MouseEvent } from "react";

/** Other tabs, windows and downloads are the browser's. A prevented click has been handled already. */
export function isPlainClick(event: MouseEvent): boolean {
  const link = event.currentTarget;
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return false;
  return ["", "_self"].includes(link.getAttribute("target") ?? "") && !link.hasAttribute("download");
}

/** For a link that acts in its page: any other click still opens it. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};
