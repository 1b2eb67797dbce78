import { type Route, type RouteId, routeIds, routes } from "./routes.ts";

/** `isAccepted` is false when the parameters cannot exist. */
export interface RouteMatch {
  id: RouteId;
  params: Readonly<Record<string, string>>;
  isAccepted: boolean;
}

const table = routeIds.map((id) => {
  const route: Route = routes[id];
  return { id, route, segments: segmentsOf(route.path) };
});

function segmentsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

const textOf = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Static segments outrank parameters. Null when no route matches. */
export function matchRoute(pathname: string): RouteMatch | null {
  const given = segmentsOf(pathname);
  let best: { weight: string; match: RouteMatch } | null = null;
  for (const { id, route, segments } of table) {
    if (segments.length !== given.length) continue;
    const params: Record<string, string> = {};
    const isMatch = segments.every((part, at) => {
      const text = given[at] ?? "";
      if (!part.startsWith(":")) return part === text;
      params[part.slice(1)] = textOf(text);
      return true;
    });
    const weight = segments.map((part) => (part.startsWith(":") ? "0" : "1")).join("");
    if (!isMatch || (best && best.weight >= weight)) continue;
    best = { weight, match: { id, params, isAccepted: route.accepts?.(params) ?? true } };
  }
  return best?.match ?? null;
}
