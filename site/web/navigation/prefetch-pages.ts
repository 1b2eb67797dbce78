import { matchRoute } from "../../shared/match-route.ts";
import type { BuildManifest } from "./build-watch.ts";

/** Prefetches a page's files when a link to it is hovered or focused. */
export function prefetchPages(manifest: BuildManifest): void {
  const prefetched = new Set<string>();
  function prefetch(event: Event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin) return;
    const id = matchRoute(link.pathname)?.id ?? "";
    if (prefetched.has(id)) return;
    prefetched.add(id);
    for (const href of manifest.pages[id] ?? []) {
      if (document.querySelector(`link[href="${href}"]`)) continue;
      // Browsers warn of a preloaded stylesheet that isn't used, but not of a prefetched one.
      const rel = href.endsWith(".js") ? "modulepreload" : "prefetch";
      document.head.append(Object.assign(document.createElement("link"), { rel, href }));
    }
  }
  document.addEventListener("pointerover", prefetch, { passive: true });
  document.addEventListener("focusin", prefetch, { passive: true });
}
