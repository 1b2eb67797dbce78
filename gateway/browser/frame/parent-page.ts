import type { FromFrame, ToFrame } from "../frame-messages.ts";

const said = new URLSearchParams(location.hash.slice(1));
const channel = said.get("channel") ?? "";
const origin = said.get("origin") ?? "*";

/** Whether a page has opened this frame; an issuer's page may also stand alone, after a redirect. */
export const isFramed = window.parent !== window && channel !== "";

/** Says something to the page that opened this frame. */
export function postToPage(message: FromFrame): void {
  if (isFramed) window.parent.postMessage({ channel, message }, origin);
}

/** Hears what that page says, and nobody else. */
export function onPageMessage(receive: (message: ToFrame) => void): void {
  addEventListener("message", (event) => {
    if (event.source === window.parent && event.data?.channel === channel) receive(event.data.message as ToFrame);
  });
}

/** Keeps the page told how high this frame is. */
export function reportHeight(): void {
  new ResizeObserver(() => postToPage({ kind: "height", px: document.body.offsetHeight })).observe(document.body);
}
