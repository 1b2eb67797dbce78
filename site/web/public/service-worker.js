// Shows a page of our own where the browser would show its error page: when a document can’t be loaded. It keeps no copy
// of anything, so that nobody finds a member’s pages on a shared device, and a new build replaces it at once. To withdraw
// it, serve a script here whose “activate” calls `registration.unregister()`.

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151412">
<title>No connection · Hemline</title>
<style>
:root { color-scheme: light dark; --paper: #faf8f4; --ink: #1b1916; --quiet: #57524a; --warm: #d4512a; --teal: #28646a; --on-teal: #fff; --focus: #1148b8 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151412; --ink: #f4f0e8; --quiet: #bdb6aa; --warm: #f08a62; --teal: #86c3c6; --on-teal: #0d2325; --focus: #9cc0ff }
}
* { box-sizing: border-box; margin: 0 }
body { display: grid; grid-template-rows: auto 1fr; min-block-size: 100svh; padding: 20px clamp(16px, 3.4vw, 48px) 15svh;
  background: var(--paper); color: var(--ink); font: 400 1.125rem/1.5 Figtree, system-ui, "Segoe UI", sans-serif }
main { align-self: center; max-inline-size: 34rem; inline-size: 100%; margin-inline: auto }
h1 { font: 400 clamp(2.4rem, 8vw, 3.5rem)/1.05 Imbue, "Bodoni 72", Didot, Georgia, serif; letter-spacing: -.01em; text-wrap: balance }
p { margin-block: 20px 28px; color: var(--quiet) }
a { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 20px; border-radius: 8px;
  background: var(--teal); color: var(--on-teal); font-size: 1rem; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px }
svg { display: block; inline-size: 82px; block-size: 44px }
.mark { fill: var(--ink) }
.stitch { stroke: var(--warm); stroke-width: 2; stroke-dasharray: 6 4 }
</style>
</head>
<body>
<svg viewBox="0 0 82 44" role="img" aria-label="Hemline"><path class="mark" transform="translate(0 29)" d="M0.9 0L0.9 -1.1L2.6 -1.1L2.6 -24.0L0.9 -24.0L0.9 -25.2L6.4 -25.2L6.4 -24.0L5 -24.0L5 -13.5L9.9 -13.5L9.9 -24.0L8.5 -24.0L8.5 -25.2L14 -25.2L14 -24.0L12.3 -24.0L12.3 -1.1L14 -1.1L14 0L8.5 0L8.5 -1.1L9.9 -1.1L9.9 -12.3L5 -12.3L5 -1.1L6.4 -1.1L6.4 0ZM20.1 0.3Q18.8 0.3 17.9 -0.4Q17 -1.2 16.4 -2.5Q15.9 -3.9 15.6 -5.7Q15.4 -7.5 15.4 -9.4Q15.4 -11.8 15.7 -13.6Q16.1 -15.4 16.8 -16.6Q17.4 -17.8 18.3 -18.4Q19.1 -19 20.1 -19.0Q21.2 -19 22 -18.3Q22.8 -17.6 23.3 -16.4Q23.8 -15.3 24.1 -13.9Q24.3 -12.4 24.3 -10.9Q24.3 -10.5 24.3 -10.2Q24.3 -9.8 24.3 -9.4L17.6 -9.4L17.6 -10.6L21.9 -10.6Q21.9 -12.8 21.7 -14.4Q21.6 -16 21.2 -16.9Q20.8 -17.8 20.1 -17.8Q19.4 -17.8 18.9 -16.9Q18.4 -16 18.1 -14.3Q17.8 -12.6 17.8 -10.0Q17.8 -8.1 18 -6.4Q18.1 -4.7 18.3 -3.5Q18.6 -2.3 19.1 -1.6Q19.6 -0.9 20.3 -0.9Q21.4 -0.9 22 -1.5Q22.6 -2.1 22.8 -2.7L23.9 -2.2Q23.5 -1.2 22.5 -0.4Q21.5 0.3 20.1 0.3ZM25.4 0L25.4 -1.1L27.2 -1.1L27.2 -17.6L25.4 -17.6L25.4 -18.8L29.6 -18.8L29.6 -16.8Q29.6 -17.1 30 -17.6Q30.3 -18.1 31 -18.5Q31.6 -18.9 32.6 -18.9Q33.6 -18.9 34.2 -18.4Q34.8 -17.9 35.1 -17.3Q35.3 -16.7 35.4 -16.5Q35.5 -17 35.9 -17.5Q36.4 -18.1 37.1 -18.5Q37.8 -18.9 38.8 -18.9Q40.4 -18.9 41.1 -17.6Q41.9 -16.3 41.9 -14.4L41.9 -1.1L43.5 -1.1L43.5 0L37.9 0L37.9 -1.1L39.4 -1.1L39.4 -12.4Q39.4 -13.9 39.3 -15.0Q39.3 -16.1 39 -16.7Q38.6 -17.3 37.9 -17.3Q37.1 -17.3 36.7 -16.6Q36.2 -16 35.9 -15.0Q35.7 -14.1 35.7 -13.0L35.7 -1.1L37.2 -1.1L37.2 0L31.8 0L31.8 -1.1L33.3 -1.1L33.3 -12.4Q33.3 -14.7 33 -16Q32.8 -17.3 31.7 -17.3Q31 -17.3 30.5 -16.6Q30.1 -16 29.8 -15.0Q29.6 -14 29.6 -12.9L29.6 -1.1L31.1 -1.1L31.1 0ZM44 0L44 -1.1L45.7 -1.1L45.7 -25.8L44 -25.8L44 -27L48.1 -27L48.1 -1.1L49.9 -1.1L49.9 0ZM50.7 0L50.7 -1.1L52.6 -1.1L52.6 -17.6L50.7 -17.6L50.7 -18.8L55.1 -18.8L55.1 -1.1L57 -1.1L57 0ZM53.8 -22.3Q53 -22.3 52.5 -22.9Q51.9 -23.4 51.9 -24.2Q51.9 -25 52.5 -25.6Q53 -26.1 53.8 -26.1Q54.5 -26.1 55.1 -25.6Q55.6 -25 55.6 -24.2Q55.6 -23.4 55.1 -22.9Q54.5 -22.3 53.8 -22.3ZM57.6 0L57.6 -1.1L59.4 -1.1L59.4 -17.6L57.6 -17.6L57.6 -18.8L61.8 -18.8L61.8 -16.9Q61.9 -17.3 62.3 -17.8Q62.7 -18.3 63.3 -18.6Q64 -19 64.8 -19.0Q65.7 -19 66.4 -18.6Q67.2 -18.2 67.7 -17.0Q68.2 -15.8 68.2 -13.5L68.2 -1.1L70 -1.1L70 0L64.2 0L64.2 -1.1L65.8 -1.1L65.8 -13.2Q65.8 -15.4 65.3 -16.4Q64.9 -17.3 64 -17.3Q63.5 -17.3 63.2 -17.0Q62.8 -16.6 62.5 -16.1Q62.2 -15.5 62 -14.8Q61.8 -14.2 61.8 -13.5L61.8 -1.1L63.4 -1.1L63.4 0ZM75.6 0.3Q74.3 0.3 73.4 -0.4Q72.5 -1.2 72 -2.5Q71.4 -3.9 71.1 -5.7Q70.9 -7.5 70.9 -9.4Q70.9 -11.8 71.3 -13.6Q71.6 -15.4 72.3 -16.6Q72.9 -17.8 73.8 -18.4Q74.7 -19 75.6 -19.0Q76.7 -19 77.5 -18.3Q78.3 -17.6 78.8 -16.4Q79.4 -15.3 79.6 -13.9Q79.8 -12.4 79.8 -10.9Q79.8 -10.5 79.8 -10.2Q79.8 -9.8 79.8 -9.4L73.1 -9.4L73.1 -10.6L77.4 -10.6Q77.4 -12.8 77.3 -14.4Q77.1 -16 76.7 -16.9Q76.3 -17.8 75.6 -17.8Q74.9 -17.8 74.4 -16.9Q73.9 -16 73.6 -14.3Q73.4 -12.6 73.4 -10.0Q73.4 -8.1 73.5 -6.4Q73.6 -4.7 73.9 -3.5Q74.1 -2.3 74.6 -1.6Q75.1 -0.9 75.8 -0.9Q76.9 -0.9 77.5 -1.5Q78.1 -2.1 78.3 -2.7L79.4 -2.2Q79.1 -1.2 78 -0.4Q77 0.3 75.6 0.3Z"/><path class="stitch" d="M1 41h79"/></svg>
<main>
<h1>We couldn’t load this page</h1>
<p>You may be offline. Check your connection, then try again.</p>
<a href="">Try again</a>
</main>
</body>
</html>`;

/** Nothing but the page’s own styles. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const offlinePage = () =>
  new Response(page, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    },
  });

addEventListener("install", (event) => {
  skipWaiting();
  // Browsers that know such routes start no worker for what is no document.
  const modes = ["no-cors", "cors", "same-origin"];
  event
    .addRoutes?.(modes.map((requestMode) => ({ condition: { requestMode }, source: "network" })))
    .catch(() => undefined);
});

addEventListener("activate", (event) => {
  // The request for a document doesn’t wait for the worker.
  event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener("fetch", (event) => {
  const { mode, method, destination } = event.request;
  if (mode !== "navigate" || method !== "GET") return;
  // Frames are answered too: left alone, each would be asked for twice.
  event.respondWith(destination === "document" ? loaded(event).catch(offlinePage) : loaded(event));
});

const loaded = async (event) => (await event.preloadResponse) ?? fetch(event.request);
