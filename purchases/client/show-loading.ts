import { skeletonStyle } from "./skeleton.ts";

/** How long after a call nothing is drawn but what it was made for: anything quicker would only flash, and delay that. */
export const unseenWaitMs = 200;

interface Loading {
  /** Null: over the whole page. */
  target: HTMLElement | null;
  colorScheme: string;
  /** Null where the customer may not close it. */
  close: (() => void) | null;
}

/**
 * Shows that something is coming while its code is on a slow line. It needs no stylesheet and no language, as both come
 * with the code.
 * @returns takes it away again, and gives the focus back.
 */
export function showLoading({ target, colorScheme, close }: Loading): () => void {
  let leave = () => {};
  const timer = setTimeout(() => {
    const { activeElement } = document;
    const card = element("div", `position:relative;background:canvas;color:canvastext;color-scheme:${colorScheme}`);
    card.ariaBusy = "true";
    Object.assign(card.appendChild(element("div", "")).style, skeletonStyle);
    const place = target ? card : cover(card, close);
    (target ?? document.body).append(place);
    // Inside of the page nothing takes the focus away.
    if (!target) place.focus({ preventScroll: true });
    leave = () => {
      place.remove();
      if (!target) (activeElement as HTMLElement | null)?.focus?.({ preventScroll: true });
    };
  }, unseenWaitMs);
  return () => {
    clearTimeout(timer);
    leave();
  };
}

function cover(card: HTMLElement, close: Loading["close"]): HTMLElement {
  card.style.cssText += ";inline-size:min(544px,100%);border-radius:20px";
  const layer = element(
    "div",
    "position:fixed;inset:0;z-index:1000001;display:grid;place-items:center;background:rgb(20 18 15/.52)",
  );
  Object.assign(layer, { role: "dialog", ariaLabel: "Loading", lang: "en", tabIndex: -1 });
  layer.append(card);
  // What lies beneath it cannot be reached by key: there is nothing to go to but its own button.
  layer.onkeydown = ({ key }) => {
    if (key === "Escape") close?.();
    return key !== "Tab";
  };
  if (close) {
    const button = element(
      "button",
      "position:absolute;inset:8px 8px auto auto;padding:0 16px;font:28px/44px system-ui;cursor:pointer",
    );
    Object.assign(button, { ariaLabel: "Close", textContent: "×", onclick: close });
    card.append(button);
  }
  return layer;
}

/** Nothing that the page says of its own elements is about this one. */
function element(name: string, css: string): HTMLElement {
  const one = document.createElement(name);
  one.style.cssText = `all:unset;display:block;${css}`;
  return one;
}
