import { type ComponentType, createElement } from "react";
import type { RouteId } from "../shared/routes.ts";
import { pageFiles, screenOf } from "./page-files.ts";
import { guardedReload } from "./shell/guarded-reload.ts";
import { PageUnavailable } from "./shell/page-unavailable.ts";

// Kept here and not by the router's own `lazy`, which remembers a failure for ever and then draws nothing.
const loaded = new Map<RouteId, ComponentType>();

/**
 * Fetches a page's chunk, once. When it cannot be had (a deployment took the old files away) the address that the
 * person is on the way to is loaded anew from the server.
 * @param target that address: path and query
 * @throws PageUnavailable when reloading would lose work or did not help
 */
export async function loadScreen(id: RouteId, target: string): Promise<void> {
  if (loaded.has(id)) return;
  try {
    loaded.set(id, screenOf(await pageFiles[id]()));
  } catch (cause) {
    if (guardedReload(target)) return new Promise(() => {});
    throw new PageUnavailable(`The page "${id}" could not be loaded.`, { cause });
  }
}

/** The component of a route: the page's own, which `loadScreen` has fetched by the time it is drawn. */
export const screenFor = (id: RouteId) =>
  function Screen() {
    const screen = loaded.get(id);
    return screen ? createElement(screen) : null;
  };
