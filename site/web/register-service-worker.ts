const delayMs = 1_000;

/** Shows our own page where a document can’t be loaded. Waits until the page and what it shows are there. */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  // Browsers have none on insecure origins, and in some private windows.
  if (!serviceWorker) return;
  const register = () =>
    setTimeout(() => {
      // Blocked by a person’s settings: the browser’s own page does as well.
      serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).catch(() => undefined);
    }, delayMs);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
