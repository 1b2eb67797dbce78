import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { type RouteId, routeIds, routes } from "../shared/routes.ts";
import { documentId } from "./payload.ts";
import { BrokenDocument } from "./shell/broken-document.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { Shell } from "./shell/shell.tsx";

/** The router's id for unmatched addresses. */
export const unknownId = "unknown";

// The data strategy is called only for routes with a loader.
const loader = () => null;

const unknownRoute: RouteObject = { id: unknownId, path: "*", loader, Component: ErrorPage, ErrorBoundary: ErrorPage };

const pageRoute = (id: RouteId, Component: ComponentType): RouteObject => ({
  id,
  path: routes[id].path,
  caseSensitive: true,
  loader,
  Component,
  ErrorBoundary: ErrorPage,
});

export function routeTree(screenFor: (id: RouteId) => ComponentType): RouteObject[] {
  return [
    {
      id: documentId,
      loader,
      shouldRevalidate: () => true,
      Component: Shell,
      ErrorBoundary: BrokenDocument,
      children: [...routeIds.map((id) => pageRoute(id, screenFor(id))), unknownRoute],
    },
  ];
}
