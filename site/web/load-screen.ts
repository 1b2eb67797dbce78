import { type ComponentType, createElement } from "react";
import type { RouteId } from "../shared/routes.ts";
import { pageFiles, screenOf } from "./page-files.ts";
import { guardedReload } from "./shell/guarded-reload.ts";
import { PageUnavailable } from "./shell/page-unavailable.ts";

// Not the router's own `lazy`, which remembers a failure forever and then renders nothing.
const loaded = new Map<RouteId, ComponentType>();

/**
 * Imports a page's chunk, once. When that fails (a deployment removed the old files), `target` is loaded from the
 * server.
 * @param target path and query that the person navigates to
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

export const screenFor = (id: RouteId) =>
  function Screen() {
    const screen = loaded.get(id);
    return screen ? createElement(screen) : null;
  };
