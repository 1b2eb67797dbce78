import type { RouteObject } from "react-router";
import { type Route, type RouteId, routes } from "../shared/routes.ts";
import { documentId } from "./payload.ts";
import { BrokenDocument } from "./shell/broken-document.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { Shell } from "./shell/shell.tsx";

/** The router's id of every address that no route knows. */
export const unknownId = "unknown";

// The router asks its data strategy only about routes that have a loader.
const loader = () => null;

/** The table of routes as the router wants it; `screen` says how the one or the other side gets a page's component. */
export function routeTree(screen: (id: RouteId) => Pick<RouteObject, "lazy" | "Component">): RouteObject[] {
  const pages = (Object.entries(routes) as [RouteId, Route][]).map(
    ([id, { path }]): RouteObject => ({
      id,
      path,
      caseSensitive: true,
      loader,
      ErrorBoundary: ErrorPage,
      ...screen(id),
    }),
  );
  const unknown: RouteObject = { id: unknownId, path: "*", loader, Component: ErrorPage, ErrorBoundary: ErrorPage };
  return [
    {
      id: documentId,
      loader,
      shouldRevalidate: () => true,
      Component: Shell,
      ErrorBoundary: BrokenDocument,
      children: [...pages, unknown],
    },
  ];
}
