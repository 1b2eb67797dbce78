import { skeletonStyle } from "./skeleton.ts";

/** Anything quicker would only flash. */
const delayMs = 120;

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
 * @returns takes it away again, and gives the focus back. Twice is once.
 */
export function showLoading({ target, colorScheme, close }: Loading): () => void {
  let leave = () => {};
  const timer = setTimeout(() => {
    const { activeElement } = document;
    const card = element({ background: "canvas", color: "canvastext", colorScheme });
    const bars = card.appendChild(element(skeletonStyle));
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
      bars.animate?.(
        { opacity: [0.06, 0.16] },
        { duration: 800, iterations: Number.POSITIVE_INFINITY, direction: "alternate" },
      );
    const place = target ? card : cover(card, close);
    card.setAttribute("aria-busy", "true");
    (target ?? document.body).append(place);
    if (!target) place.focus({ preventScroll: true });
    leave = () => {
      const hadFocus = place.contains(document.activeElement);
      place.remove();
      if (hadFocus && activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, delayMs);
  return () => {
    clearTimeout(timer);
    leave();
  };
}

function cover(card: HTMLElement, close: Loading["close"]): HTMLElement {
  Object.assign(card.style, {
    position: "relative",
    boxSizing: "border-box",
    inlineSize: "min(544px, 100%)",
    minBlockSize: innerWidth < 768 ? "100%" : "0",
    borderRadius: innerWidth < 768 ? "0" : "20px",
  });
  const layer = element({
    position: "fixed",
    inset: "0",
    zIndex: "1000001",
    display: "grid",
    placeItems: "center",
    overflow: "auto",
    background: "rgb(20 18 15 / 0.52)",
    outline: "none",
  });
  for (const [name, value] of Object.entries({
    role: "dialog",
    "aria-modal": "true",
    "aria-label": "Loading",
    lang: "en",
  }))
    layer.setAttribute(name, value);
  layer.tabIndex = -1;
  // Nothing beneath it can be reached by key; what there is to press is its own button.
  layer.onkeydown = (event) => {
    if (event.key === "Escape") close?.();
    if (event.key === "Tab") event.preventDefault();
  };
  layer.append(card);
  if (close) card.append(closeButton(close));
  return layer;
}

function closeButton(close: () => void): HTMLElement {
  const button = document.createElement("button");
  Object.assign(button.style, {
    all: "unset",
    position: "absolute",
    insetBlockStart: "8px",
    insetInlineEnd: "8px",
    inlineSize: "44px",
    font: "28px/44px system-ui",
    textAlign: "center",
    cursor: "pointer",
  });
  button.ariaLabel = "Close";
  button.textContent = "×";
  button.onclick = close;
  return button;
}

/** Nothing that the page says of its own elements is about this one. */
function element(style: Partial<CSSStyleDeclaration> & Record<string, string>): HTMLElement {
  const one = document.createElement("div");
  Object.assign(one.style, { all: "revert", ...style });
  return one;
}
