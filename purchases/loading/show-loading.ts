import { loadingDelayMs } from "../limits.ts";
import { closeText, loadingText } from "./loading-texts.ts";
import { skeletonStyle } from "./skeleton-style.ts";

interface Loading {
  /** Null: over the whole page. */
  target: HTMLElement | null;
  colorScheme: string;
  /** Null where the customer cannot close it. */
  close: (() => void) | null;
}

/**
 * Shows a placeholder while code is loading slowly. It uses neither a stylesheet nor a language, which are loaded with
 * the code.
 * @returns removes it and restores the focus
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
    // Inside a page the focus stays where it is.
    if (!target) place.focus({ preventScroll: true });
    leave = () => {
      place.remove();
      if (!target) (activeElement as HTMLElement | null)?.focus?.({ preventScroll: true });
    };
  }, loadingDelayMs);
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
  Object.assign(layer, { role: "dialog", ariaLabel: loadingText, lang: "en", tabIndex: -1 });
  layer.append(card);
  // Keeps the keyboard focus off the page beneath.
  layer.onkeydown = ({ key }) => {
    if (key === "Escape") close?.();
    return key !== "Tab";
  };
  if (close) card.append(closeButton(close));
  return layer;
}

function closeButton(close: () => void): HTMLElement {
  const button = element(
    "button",
    "position:absolute;inset:8px 8px auto auto;padding:0 16px;font:28px/44px system-ui;cursor:pointer",
  );
  return Object.assign(button, { ariaLabel: closeText, textContent: "×", onclick: close });
}

/** Without the page's styles for elements. */
function element(name: string, css: string): HTMLElement {
  const one = document.createElement(name);
  one.style.cssText = `all:unset;display:block;${css}`;
  return one;
}
