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

export function routeTree(screenFor: (id: RouteId) => ComponentType): RouteObject[] {
  const pages = routeIds.map(
    (id): RouteObject => ({
      id,
      path: routes[id].path,
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
