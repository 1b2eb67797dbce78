import type { FromFrame, ToFrame } from "../frame-messages.ts";

const said = new URLSearchParams(location.hash.slice(1));
const channel = said.get("channel") ?? "";
const origin = said.get("origin") ?? "*";

/** False for an issuer's page that was opened by a redirect. */
export const isFramed = window.parent !== window && channel !== "";

export function postToPage(message: FromFrame): void {
  if (isFramed) window.parent.postMessage({ channel, message }, origin);
}

/** Ignores messages from any other window. */
export function onPageMessage(receive: (message: ToFrame) => void): void {
  addEventListener("message", (event) => {
    if (event.source === window.parent && event.data?.channel === channel) receive(event.data.message as ToFrame);
  });
}

export function reportHeight(): void {
  new ResizeObserver(() => postToPage({ kind: "height", px: document.body.offsetHeight })).observe(document.body);
}
