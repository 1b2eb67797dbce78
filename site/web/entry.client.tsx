import "@hemline/ui/styles/base.css";
import "@hemline/ui/styles/fonts.css";
import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadedScreen, loadFirstScreen } from "./load-screen.ts";
import { watchBuild } from "./navigation/build-watch.ts";
import { createNavigation } from "./navigation/create-navigation.ts";
import { loadPage } from "./navigation/load-page.ts";
import { NavigationRouter } from "./navigation/navigation-router.tsx";
import { PageUnavailable } from "./navigation/page-unavailable.ts";
import { prefetchPages } from "./navigation/prefetch-pages.ts";
import { deferredParts } from "./page-files.ts";
import type { ShownPayload } from "./payload.ts";
import { registerServiceWorker } from "./register-service-worker.ts";
import { watchStyles } from "./retry-styles.ts";
import { Page } from "./shell/page.tsx";

const maxPressDelayMs = 3_000;

/** When every button reacts. A press does not wait longer for a part that may not arrive. */
const alive = (payload: ShownPayload): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([payload.kind === "page" && deferredParts[payload.page.id]?.load()]),
    new Promise((resolve) => setTimeout(resolve, maxPressDelayMs)),
  ]);

function Started({ whenAlive, children }: { whenAlive: Promise<unknown>; children: ReactNode }) {
  // `defer-hydration.ts` then repeats what was pressed before.
  useEffect(() => void whenAlive.then(() => document.dispatchEvent(new Event("hemline:started"))), [whenAlive]);
  return children;
}

async function start() {
  watchStyles();
  const payload: ShownPayload = JSON.parse(document.getElementById("payload")?.textContent ?? "");
  const whenAlive = alive(payload);
  // Without the first page's chunk, hydration would replace the rendered page with nothing.
  if (payload.kind === "page") await loadFirstScreen(payload.page.id);
  const navigation = createNavigation(payload, loadPage);
  window.addEventListener("popstate", navigation.pop);
  document.dispatchEvent(new Event("hemline:navigates"));
  // A page that the browser left for another document comes back out of its cache as it was, still waiting for that one.
  window.addEventListener("pageshow", ({ persisted }) => persisted && navigation.pop());
  const site = (
    <Started whenAlive={whenAlive}>
      <NavigationRouter navigation={navigation}>
        {(shown) => <Page payload={shown} screenOf={loadedScreen} />}
      </NavigationRouter>
    </Started>
  );
  startTransition(() => void hydrateRoot(document, site));
  // Vite reports changes in development.
  if (import.meta.env.DEV) return;
  watchBuild(payload.build, prefetchPages);
  registerServiceWorker();
}

start().catch((error: unknown) => {
  // The server's HTML stays: readable, with ordinary links.
  if (!(error instanceof PageUnavailable)) throw error;
});
