/** An item on the screen, and where it is. */
export interface HeldPlace {
  item: Element;
  top: number;
}

/** The first item of a list that is on the screen. */
export function heldPlace(): HeldPlace | null {
  for (const item of document.querySelectorAll("[data-at]")) {
    const { top, bottom } = item.getBoundingClientRect();
    if (bottom > 0 && item.childElementCount > 0) return { item, top };
  }
  return null;
}

/** Scrolls so that the item is where it was, whatever has come or gone above it. */
export function restorePlace(place: HeldPlace | null): void {
  if (!place?.item.isConnected) return;
  const moved = place.item.getBoundingClientRect().top - place.top;
  if (Math.abs(moved) >= 1) window.scrollBy(0, moved);
}
