// Loads the page's script once its first picture is shown, or earlier for somebody who cannot wait to press something.
// What is pressed before the script runs is held back and done then.

/** Said by `entry.client.tsx` once React has taken the page over. */
const started = "hemline:started";
/** A page whose first picture does not come is started all the same, and what was pressed does not wait for ever. */
const pictureTimeoutMs = 3_000;
const scriptTimeoutMs = 15_000;

/** By what was pressed, so that pressing it twice does it once. */
const held = new Map<Element, (isRunning: boolean) => void>();
let isLoading = false;
/** Somebody pressed something before the whole document had arrived. */
let isAwaited = false;

function load(): void {
  isAwaited = true;
  // What to load is named at the document's end.
  if (isLoading || document.readyState === "loading") return;
  isLoading = true;
  const files = JSON.parse(document.getElementById("modules")?.textContent ?? "[]") as string[];
  const preloads = files.map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const script = Object.assign(document.createElement("script"), { type: "module", src: files.at(-1) ?? "" });
  script.addEventListener("error", () => release(false));
  document.head.append(...preloads);
  whenStylesAreThere(() => document.head.append(script));
  setTimeout(() => release(false), scriptTimeoutMs);
}

/** Visitors' documents have the styles of their first picture only: what the script draws needs the rest. */
function whenStylesAreThere(done: () => void): void {
  const href = document.querySelector<HTMLStyleElement>("style[data-stylesheet]")?.dataset.stylesheet;
  if (!href) {
    done();
    return;
  }
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.addEventListener("load", done);
  link.addEventListener("error", done);
  document.head.append(link);
}

function hold(event: Event): void {
  if (!(event.target instanceof Element)) return;
  if (event.type === "submit") {
    const form = event.target as HTMLFormElement;
    const { submitter } = event as SubmitEvent;
    // Without the script the browser sends the form itself.
    held.set(form, (isRunning) => (isRunning ? form.requestSubmit(submitter) : form.submit()));
  } else {
    const button = event.target.closest("button");
    if (!button || (button.type === "submit" && button.form)) return;
    held.set(button, (isRunning) => isRunning && button.click());
  }
  event.preventDefault();
  load();
}

function release(isRunning: boolean): void {
  for (const type of ["click", "submit"]) removeEventListener(type, hold, true);
  for (const again of held.values()) again(isRunning);
  held.clear();
}

addEventListener("click", hold, true);
addEventListener("submit", hold, true);
for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, load, { once: true, passive: true });
document.addEventListener(started, () => release(true), { once: true });
document.addEventListener("DOMContentLoaded", () => {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority='high']");
  // One frame later: the picture is painted first. `decode` waits for a picture that is still on its way, too.
  const soon = () => void requestAnimationFrame(() => setTimeout(load));
  if (picture && !isAwaited) picture.decode().then(soon, soon);
  else soon();
  setTimeout(load, pictureTimeoutMs);
});
