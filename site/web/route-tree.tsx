import type { ComponentType } from "react";
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

/** The table of routes as the router wants it, with the component of each page. */
export function routeTree(screenFor: (id: RouteId) => ComponentType): RouteObject[] {
  const pages = (Object.entries(routes) as [RouteId, Route][]).map(
    ([id, { path }]): RouteObject => ({
      id,
      path,
      caseSensitive: true,
      loader,
      Component: screenFor(id),
      ErrorBoundary: ErrorPage,
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
