import type { ComponentType } from "react";
import type { RouteId } from "../shared/routes.ts";
import { pageFiles, screenOf } from "./routes.ts";
import { guardedReload } from "./shell/guarded-reload.ts";
import { PageUnavailable } from "./shell/page-unavailable.ts";

/**
 * Fetches a page's chunk. When it cannot be had (a deployment took the old files away) the address that the person
 * is on the way to is loaded anew from the server.
 * @param target that address: path and query
 */
export async function lazyPage(id: RouteId, target: () => string): Promise<{ Component: ComponentType }> {
  try {
    return { Component: screenOf(await pageFiles[id]()) };
  } catch (cause) {
    if (guardedReload(target())) return new Promise(() => {});
    throw new PageUnavailable(`The page "${id}" could not be loaded.`, { cause });
  }
}
