import { resetBodyTransforms } from "./reset-body-transforms.ts";

/** An element of ours to draw in. */
export interface Surface {
  host: HTMLElement;
  /** Restores the page. */
  remove(): void;
}

/** What lies over the page, lowest first. */
const covers: Cover[] = [];

interface Cover {
  host: HTMLElement;
  /** Made inert by it: the page's own elements and earlier covers. */
  inert: Set<HTMLElement>;
  returnTo: Element | null;
}

let restorePage = () => {};

/**
 * Covers the page. Not a modal `<dialog>`: the card provider appends the bank's 3-D Secure page later, which would lie
 * beneath the browser's top layer. The page's own elements are made inert instead.
 * `page-overlay.css` has to be adopted before the sheet of what is drawn: it reverts what came earlier.
 */
export function coverPage(className: "hpc-layer" | "hpp-layer" = "hpc-layer"): Surface {
  const { body, activeElement } = document;
  const elements = [...body.children].filter((one): one is HTMLElement => one instanceof HTMLElement && !one.inert);
  for (const one of elements) one.inert = true;
  const host = document.createElement("div");
  host.className = className;
  host.addEventListener("mousedown", keepFocus);
  body.append(host);
  if (covers.length === 0) restorePage = lockPage(host);
  const cover: Cover = { host, inert: new Set(elements), returnTo: activeElement };
  covers.push(cover);
  return { host, remove: () => uncover(cover) };
}

/** A cover that is removed from beneath another one hands over what it has to restore. */
function uncover(cover: Cover): void {
  const at = covers.indexOf(cover);
  if (at < 0) return;
  const above = covers[at + 1];
  covers.splice(at, 1);
  cover.host.remove();
  if (covers.length === 0) restorePage();
  if (above) {
    above.inert.delete(cover.host);
    for (const one of cover.inert) above.inert.add(one);
    above.returnTo = cover.returnTo;
    return;
  }
  for (const one of cover.inert) one.inert = false;
  if (cover.returnTo instanceof HTMLElement) cover.returnTo.focus({ preventScroll: true });
}

/** A click beside the card must not move the focus to the body, where Escape would go unnoticed. */
function keepFocus(event: MouseEvent): void {
  const { currentTarget: host, target } = event;
  if (target === host || (target instanceof Element && target.parentElement === host)) event.preventDefault();
}

/** Draws inside an element of the page, after its own content. */
export function renderInside(target: HTMLElement, className: "hpc-inline" | "hpp-inline" = "hpc-inline"): Surface {
  const host = document.createElement("div");
  host.className = className;
  target.append(host);
  return { host, remove: () => host.remove() };
}

function lockPage(host: HTMLElement): () => void {
  const unlockScroll = lockScroll();
  const bind = resetBodyTransforms(host);
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
  // Safari on phones scrolls on unless both are hidden.
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
