import "@hemline/ui/styles/base.css";
import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { Payload } from "../shared/pages.ts";
import { isRouteId } from "../shared/routes.ts";
import { createDataStrategy } from "./data-strategy.ts";
import { loadScreen, screenFor } from "./load-screen.ts";
import { documentId, sharedDataOf } from "./payload.ts";
import { routeTree } from "./route-tree.tsx";
import { watchBuild } from "./shell/build-watch.ts";
import { PageUnavailable } from "./shell/page-unavailable.ts";
import { prefetchPages } from "./shell/prefetch-pages.ts";

/** Without the first page's chunk, hydration would replace the rendered page with nothing. */
async function loadFirstPage(tree: RouteObject[]): Promise<string> {
  const id = matchRoutes(tree, location)?.at(-1)?.route.id ?? documentId;
  if (isRouteId(id)) await loadScreen(id, location.pathname + location.search);
  return id;
}

function hydrationState(answer: Payload, pageId: string): HydrationState {
  const shared = { [documentId]: sharedDataOf(answer) };
  if (answer.kind === "page") return { loaderData: { ...shared, [pageId]: answer.page.data } };
  const { status, message } = answer.kind === "error" ? answer : { status: 500, message: "" };
  const error = { status, statusText: "", internal: false, data: message };
  return { loaderData: shared, errors: { [pageId]: error } };
}

function Started({ children }: { children: ReactNode }) {
  // `defer-hydration.ts` now repeats what was pressed before hydration.
  useEffect(() => void document.dispatchEvent(new Event("hemline:started")), []);
  return children;
}

async function start() {
  const payload: Payload = JSON.parse(document.getElementById("payload")?.textContent ?? "");
  const tree = routeTree(screenFor);
  const pageId = await loadFirstPage(tree);
  const dataStrategy = createDataStrategy(sharedDataOf(payload));
  const router = createBrowserRouter(tree, { dataStrategy, hydrationData: hydrationState(payload, pageId) });
  const provided = (
    <Started>
      <RouterProvider router={router} />
    </Started>
  );
  startTransition(() => void hydrateRoot(document, provided));
  // Vite reports changes in development.
  if (!import.meta.env.DEV) watchBuild(payload.build, (manifest) => prefetchPages(manifest, tree));
}

start().catch((error: unknown) => {
  // The server's HTML stays: readable, with ordinary links.
  if (!(error instanceof PageUnavailable)) throw error;
});
