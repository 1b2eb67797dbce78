import { fixToWindow } from "./fix-to-window.ts";

/** Where a checkout is drawn. */
export interface Place {
  host: HTMLElement;
  /** Gives the page back exactly as it was. */
  leave(): void;
}

/** What lies over the page at the moment, from below. */
const covers: Cover[] = [];

interface Cover {
  host: HTMLElement;
  /** What it has made inert: the page's own parts, and what covered the page before it. */
  asleep: Set<HTMLElement>;
  /** Where the focus was before. */
  returnTo: Element | null;
}

let giveBack = () => {};

/**
 * Covers the page, with a layer of this class. It is no modal `<dialog>`: what the card provider opens for a bank's question is added to the page
 * later, and would lie beneath the browser's top layer. The page's own parts are made inert instead.
 * `layer.css` has to be adopted before the sheet of what is drawn on the layer: it reverts what came earlier.
 */
export function coverPage(className: "hpc-layer" | "hpp-layer" = "hpc-layer"): Place {
  const { body, activeElement } = document;
  const awake = [...body.children].filter((one): one is HTMLElement => one instanceof HTMLElement && !one.inert);
  for (const one of awake) one.inert = true;
  const host = document.createElement("div");
  host.className = className;
  host.addEventListener("mousedown", keepFocus);
  body.append(host);
  if (covers.length === 0) giveBack = takePage(host);
  const cover: Cover = { host, asleep: new Set(awake), returnTo: activeElement };
  covers.push(cover);
  return { host, leave: () => uncover(cover) };
}

/** What leaves from beneath another one hands that all that it owes to the page. */
function uncover(cover: Cover): void {
  const at = covers.indexOf(cover);
  if (at < 0) return;
  const above = covers[at + 1];
  covers.splice(at, 1);
  cover.host.remove();
  if (covers.length === 0) giveBack();
  if (above) {
    above.asleep.delete(cover.host);
    for (const one of cover.asleep) above.asleep.add(one);
    above.returnTo = cover.returnTo;
    return;
  }
  for (const one of cover.asleep) one.inert = false;
  if (cover.returnTo instanceof HTMLElement) cover.returnTo.focus({ preventScroll: true });
}

/** A click beside what is drawn takes no focus out of it: from the page's body no Escape would be heard. */
function keepFocus(event: MouseEvent): void {
  const { currentTarget: host, target } = event;
  if (target === host || (target instanceof Element && target.parentElement === host)) event.preventDefault();
}

/** Draws inside an element of the page, beside whatever it holds. */
export function drawInside(target: HTMLElement, className: "hpc-inline" | "hpp-inline" = "hpc-inline"): Place {
  const host = document.createElement("div");
  host.className = className;
  target.append(host);
  return { host, leave: () => host.remove() };
}

function takePage(host: HTMLElement): () => void {
  const unlockScroll = lockScroll();
  const bind = fixToWindow(host);
  return () => {
    bind();
    unlockScroll();
  };
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
