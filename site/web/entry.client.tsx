import "@hemline/ui/styles/base.css";
import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadedScreen, loadScreen } from "./load-screen.ts";
import { BrowserRouter } from "./navigation/browser-router.tsx";
import { watchBuild } from "./navigation/build-watch.ts";
import { createNavigation } from "./navigation/create-navigation.ts";
import { loadPage } from "./navigation/load-page.ts";
import { PageUnavailable } from "./navigation/page-unavailable.ts";
import { prefetchPages } from "./navigation/prefetch-pages.ts";
import type { ShownPayload } from "./payload.ts";
import { Page } from "./shell/page.tsx";

/** Without the first page's chunk, hydration would replace the rendered page with nothing. */
async function loadFirstPage(payload: ShownPayload): Promise<void> {
  if (payload.kind === "page") await loadScreen(payload.page.id, location.pathname + location.search);
}

function Started({ children }: { children: ReactNode }) {
  // `defer-hydration.ts` now repeats what was pressed before hydration.
  useEffect(() => void document.dispatchEvent(new Event("hemline:started")), []);
  return children;
}

async function start() {
  const payload: ShownPayload = JSON.parse(document.getElementById("payload")?.textContent ?? "");
  await loadFirstPage(payload);
  const navigation = createNavigation(payload, loadPage);
  window.addEventListener("popstate", navigation.pop);
  const site = (
    <Started>
      <BrowserRouter navigation={navigation}>
        {(shown) => <Page payload={shown} screenOf={loadedScreen} />}
      </BrowserRouter>
    </Started>
  );
  startTransition(() => void hydrateRoot(document, site));
  // Vite reports changes in development.
  if (!import.meta.env.DEV) watchBuild(payload.build, prefetchPages);
}

start().catch((error: unknown) => {
  // The server's HTML stays: readable, with ordinary links.
  if (!(error instanceof PageUnavailable)) throw error;
});
