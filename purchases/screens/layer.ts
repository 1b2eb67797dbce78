import { adoptStyles } from "../theme/adopt-styles.ts";
import styles from "./layer.css?inline";

/** Where a checkout is drawn. */
export interface Place {
  host: HTMLElement;
  /** Gives the page back exactly as it was. */
  leave(): void;
}

/**
 * Covers the page. It is no modal `<dialog>`: what the card provider opens for a bank's question is added to the page
 * later, and would lie beneath the browser's top layer. The page's own parts are made inert instead.
 */
export function coverPage(): Place {
  adoptStyles(styles);
  const { body, activeElement } = document;
  const asleep = [...body.children].filter((one): one is HTMLElement => one instanceof HTMLElement && !one.inert);
  for (const one of asleep) one.inert = true;
  const unlock = lockScroll();
  const host = document.createElement("div");
  host.className = "hpc-layer";
  body.append(host);
  return {
    host,
    leave: () => {
      host.remove();
      unlock();
      for (const one of asleep) one.inert = false;
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    },
  };
}

/** Draws inside an element of the page, beside whatever it holds. */
export function drawInside(target: HTMLElement): Place {
  const host = document.createElement("div");
  host.className = "hpc-inline";
  target.append(host);
  return { host, leave: () => host.remove() };
}

function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  const before = { overflow: body.style.overflow, paddingInlineEnd: body.style.paddingInlineEnd };
  const rootBefore = root.style.overflow;
  const scrollbarPx = window.innerWidth - root.clientWidth;
  // A phone's Safari goes on scrolling until both are told.
  root.style.overflow = "hidden";
  body.style.overflow = "hidden";
  // Without its scrollbar the page would jump sideways.
  if (scrollbarPx > 0) {
    const padding = Number.parseFloat(getComputedStyle(body).paddingInlineEnd) || 0;
    body.style.paddingInlineEnd = `${padding + scrollbarPx}px`;
  }
  return () => {
    root.style.overflow = rootBefore;
    Object.assign(body.style, before);
  };
}
