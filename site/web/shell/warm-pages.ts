import { matchRoutes, type RouteObject } from "react-router";
import type { BuildManifest } from "./build-watch.ts";

/** Prefetches a page's files when a link to it is hovered or focused. */
export function warmPages(manifest: BuildManifest, routes: RouteObject[]): void {
  const warmed = new Set<string>();
  function warm(event: Event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin) return;
    const id = matchRoutes(routes, link.pathname)?.at(-1)?.route.id ?? "";
    if (warmed.has(id)) return;
    warmed.add(id);
    for (const href of manifest.pages[id] ?? []) {
      if (!href.endsWith(".js") || document.querySelector(`link[href="${href}"]`)) continue;
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  }
  document.addEventListener("pointerover", warm, { passive: true });
  document.addEventListener("focusin", warm, { passive: true });
}
