// Loads the page's script after the first paint, or on the first interaction. Clicks and submits before hydration are
// held back and repeated then.

/** Dispatched by `entry.client.tsx`: from here on it follows the history. */
const navigates = "hemline:navigates";
/** Dispatched by `entry.client.tsx` after hydration. */
const started = "hemline:started";
/**
 * The script is loaded even if the first image never arrives, and held events are released even if the script never
 * runs.
 */
const pictureTimeoutMs = 3_000;
const scriptTimeoutMs = 15_000;
/** Where preloading is turned off, no event says that a style has arrived. */
const preloadTimeoutMs = 2_000;
const filesAtOnce = 8;

/** By element: clicking twice counts once. */
const held = new Map<Element, (isRunning: boolean) => void>();
let isLoading = false;
/** There was an interaction before the whole document had arrived. */
let isAwaited = false;

function load(): void {
  isAwaited = true;
  // The list of files is at the end of the document.
  if (isLoading || document.readyState === "loading") return;
  isLoading = true;
  const files: string[] = JSON.parse(document.getElementById("modules")?.textContent ?? "[]");
  const script = Object.assign(document.createElement("script"), { type: "module", src: files.at(-1) ?? "" });
  script.addEventListener("error", () => release(false));
  void loadStyles().then(() => document.head.append(script));
  preload(files);
  setTimeout(() => release(false), scriptTimeoutMs);
}

/**
 * Visitors' documents contain the critical styles only: the script needs the rest. They begin to apply all at once, and in
 * their order: for each that came later, or between others, the browser would calculate the whole page anew.
 */
async function loadStyles(): Promise<void> {
  const { stylesheets = "" } = document.querySelector<HTMLStyleElement>("style[data-stylesheets]")?.dataset ?? {};
  // A link without an address would never arrive.
  const hrefs = stylesheets.split(" ").filter(Boolean);
  if (document.createElement("link").relList.supports("preload"))
    await Promise.race([
      arrivalOf(hrefs.map((href) => ({ rel: "preload", as: "style", href }))),
      new Promise((late) => setTimeout(late, preloadTimeoutMs)),
    ]);
  await arrivalOf(hrefs.map((href) => ({ rel: "stylesheet", href })));
}

const arrivalOf = (links: Partial<HTMLLinkElement>[]): Promise<unknown> =>
  Promise.all(
    append(links).map(
      (link) => new Promise((arrived) => ["load", "error"].map((type) => link.addEventListener(type, arrived))),
    ),
  );

function append(links: Partial<HTMLLinkElement>[]): HTMLLinkElement[] {
  const elements = links.map((link) => Object.assign(document.createElement("link"), link));
  document.head.append(...elements);
  return elements;
}

/** A few at a time: for a phone, asking for a page's fifty files at once is a long task. */
function preload(files: string[]): void {
  append(files.slice(0, filesAtOnce).map((href) => ({ rel: "modulepreload", href })));
  if (files.length > filesAtOnce) setTimeout(preload, 0, files.slice(filesAtOnce));
}

function hold(event: Event): void {
  if (!(event.target instanceof Element)) return;
  if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) {
    const form = event.target;
    const { submitter } = event;
    // Without the script the browser submits the form.
    held.set(form, (isRunning) => (isRunning ? submitAgain(form, submitter) : form.submit()));
  } else {
    const button = event.target.closest("button");
    if (!button || (button.type === "submit" && button.form)) return;
    held.set(button, (isRunning) => isRunning && button.click());
  }
  event.preventDefault();
  // A part of the page may react already; it must not hear the press twice.
  event.stopPropagation();
  load();
}

/** By its button: React hydrates what is clicked at once, but not what is submitted. */
function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter) submitter.click();
  else form.requestSubmit();
}

function release(isRunning: boolean): void {
  for (const type of ["click", "submit"]) removeEventListener(type, hold, true);
  for (const again of held.values()) again(isRunning);
  held.clear();
}

const { pathname, search } = location;
/** Before the script runs, Back can lead to another page's address without its document. */
function loadDocument(): void {
  if (location.pathname !== pathname || location.search !== search) location.reload();
}

addEventListener("popstate", loadDocument);
document.addEventListener(navigates, () => removeEventListener("popstate", loadDocument), { once: true });
addEventListener("click", hold, true);
addEventListener("submit", hold, true);
for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, load, { once: true, passive: true });
document.addEventListener(started, () => release(true), { once: true });
document.addEventListener("DOMContentLoaded", () => {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority='high']");
  // One frame later, after the image is painted. `decode` waits for an image that is still loading.
  const soon = () => void requestAnimationFrame(() => setTimeout(load));
  if (picture && !isAwaited) picture.decode().then(soon, soon);
  else soon();
  setTimeout(load, pictureTimeoutMs);
});
