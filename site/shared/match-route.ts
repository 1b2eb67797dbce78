import { type Route, type RouteId, routes } from "./routes.ts";

/** `isAccepted` is false when the parameters cannot exist. */
export interface RouteMatch {
  id: RouteId;
  params: Readonly<Record<string, string>>;
  isAccepted: boolean;
}

const table = (Object.entries(routes) as [RouteId, Route][]).map(([id, route]) => ({
  id,
  route,
  parts: partsOf(route.path),
}));

function partsOf(path: string): string[] {
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
  const given = partsOf(pathname);
  let best: { weight: string; match: RouteMatch } | null = null;
  for (const { id, route, parts } of table) {
    if (parts.length !== given.length) continue;
    const params: Record<string, string> = {};
    const isMatch = parts.every((part, at) => {
      const text = given[at] as string;
      if (!part.startsWith(":")) return part === text;
      params[part.slice(1)] = textOf(text);
      return true;
    });
    const weight = parts.map((part) => (part.startsWith(":") ? "0" : "1")).join("");
    if (!isMatch || (best && best.weight >= weight)) continue;
    best = { weight, match: { id, params, isAccepted: route.accepts?.(params) ?? true } };
  }
  return best?.match ?? null;
}
