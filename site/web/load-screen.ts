import type { ComponentType } from "react";
import type { RouteId } from "../shared/routes.ts";
import { guardedReload } from "./navigation/guarded-reload.ts";
import { PageUnavailable } from "./navigation/page-unavailable.ts";
import { deferredParts, pageFiles, screenOf } from "./page-files.ts";
import { retryStyles } from "./retry-styles.ts";

// Not React's own `lazy`, which remembers a failure forever.
const loaded = new Map<RouteId, ComponentType>();

/**
 * Imports a page's chunk and its deferred part, once. When that fails (a deployment removed the old files), `target` is
 * loaded from the server.
 * @param target path and query that the person navigates to
 * @param signal aborted when the person has gone elsewhere
 * @throws PageUnavailable when reloading would lose work or did not help
 */
export const loadScreen = (id: RouteId, target: string, signal: AbortSignal): Promise<void> =>
  orReload(Promise.all([retryStyles(), importScreen(id), deferredParts[id]?.load()]), target, signal);

/** Without the deferred part, of which the document has the HTML. */
export const loadFirstScreen = (id: RouteId): Promise<void> =>
  orReload(importScreen(id), location.pathname + location.search);

async function importScreen(id: RouteId): Promise<void> {
  if (!loaded.has(id)) loaded.set(id, screenOf(await pageFiles[id]()));
}

async function orReload(imports: Promise<unknown>, target: string, signal?: AbortSignal): Promise<void> {
  try {
    await imports;
  } catch (cause) {
    if (!signal?.aborted && guardedReload(target)) return new Promise(() => {});
    throw new PageUnavailable(`The page ${target} could not be loaded.`, { cause });
  }
}

/** @throws before `loadScreen` */
export function loadedScreen(id: RouteId): ComponentType {
  const screen = loaded.get(id);
  if (!screen) throw new Error(`The page "${id}" was not loaded.`);
  return screen;
}
