import { canExist } from "./path-parameters.ts";
import type { Route } from "./route.ts";
import { type RouteId, routeIds, routes } from "./routes.ts";

/** `isAccepted` is false when the parameters cannot exist. */
export interface RouteMatch {
  id: RouteId;
  params: Readonly<Record<string, string>>;
  isAccepted: boolean;
}

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

const isParameter = (segment: string) => segment.startsWith(":");

const weightOf = (segments: readonly string[]): number =>
  segments.reduce((weight, segment) => 2 * weight + (isParameter(segment) ? 0 : 1), 0);

interface Candidate {
  id: RouteId;
  segments: string[];
}

/** By number of segments. Static segments outrank parameters, so those with more of them at the front come first. */
const candidates = new Map<number, Candidate[]>();
for (const id of routeIds) {
  const { path }: Route = routes[id];
  const segments = segmentsOf(path);
  candidates.set(segments.length, [...(candidates.get(segments.length) ?? []), { id, segments }]);
}
for (const list of candidates.values()) list.sort((one, other) => weightOf(other.segments) - weightOf(one.segments));

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Null when no route matches. */
export function matchRoute(pathname: string): RouteMatch | null {
  const given = segmentsOf(pathname);
  const found = candidates
    .get(given.length)
    ?.find(({ segments }) => segments.every((segment, at) => isParameter(segment) || segment === given[at]));
  if (!found) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of found.segments.entries())
    if (isParameter(segment)) params[segment.slice(1)] = decoded(given[at] ?? "");
  return { id: found.id, params, isAccepted: canExist(params) };
}
