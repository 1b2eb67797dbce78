import { internalErrorMessage } from "../../shared/internal-error-message.ts";
import { matchRoute, type RouteMatch } from "../../shared/match-route.ts";
import { pageNotFound, pageParametersRefused } from "../../shared/page-not-found.ts";
import type { Shared } from "../../shared/pages.ts";
import { fetchPayload } from "../fetch-payload.ts";
import { loadScreen } from "../load-screen.ts";
import { errorPayload, type ShownPayload } from "../payload.ts";
import { replacementFor } from "../state/deleted-pages.ts";
import { isReloadHeld } from "../state/hold-reload.ts";
import { showError } from "../state/show-toast.ts";
import { isOutdated, noteBuild } from "./build-watch.ts";
import { openDocument } from "./open-document.ts";
import { PageUnavailable } from "./page-unavailable.ts";
import type { NavigationType } from "./shown-page.ts";

export interface PageRequest {
  url: URL;
  /** With "pop", the address has changed already. */
  type: NavigationType;
  /** Only the present page's data is asked for again. */
  isRefresh: boolean;
  signal: AbortSignal;
}

export type LoadedPage =
  | { kind: "page"; payload: ShownPayload }
  | { kind: "redirect"; to: string }
  /** The present page stays, because it has unsent input. */
  | { kind: "stay" };

/**
 * Loads a page's payload while its chunk loads. Does not resolve when the browser loads the page itself.
 * @param shown the present page
 */
export async function loadPage(request: PageRequest, shown: ShownPayload): Promise<LoadedPage> {
  const { url, type, isRefresh, signal } = request;
  if (isOutdated() && !isRefresh && !isReloadHeld()) return openDocument(url, { replace: type === "replace" });
  const instead = type === "pop" && !isRefresh ? replacementFor(url.pathname) : null;
  if (instead !== null) return { kind: "redirect", to: instead };
  const match = matchRoute(url.pathname);
  // Addresses that cannot be a page fail without asking the server.
  if (!match) return error(shown, 404, pageNotFound(url.pathname));
  if (!match.isAccepted) return error(shown, 404, pageParametersRefused(url.pathname));
  try {
    return await fetchPage(request, match, shown);
  } catch (failure) {
    if (failure instanceof PageUnavailable) return unavailable(url, shown);
    if (!signal.aborted) reportError(failure);
    return error(shown, 500, internalErrorMessage);
  }
}

async function fetchPage(
  { url, isRefresh, signal }: PageRequest,
  { id }: RouteMatch,
  shown: ShownPayload,
): Promise<LoadedPage> {
  const hasScreen = isRefresh && shown.kind === "page" && shown.page.id === id;
  const [payload] = await Promise.all([
    fetchPayload(url, signal, shown),
    hasScreen || loadScreen(id, url.pathname + url.search, signal),
  ]);
  noteBuild(shown.build, payload.build);
  // What another build sends may not fit this one's screens.
  if (isRefresh && payload.build !== shown.build)
    return isReloadHeld() ? { kind: "stay" } : openDocument(url, { replace: true });
  if (payload.kind === "list") throw new Error("A slice of a list is no page.");
  return payload.kind === "redirect" ? { kind: "redirect", to: payload.to } : { kind: "page", payload };
}

function unavailable({ pathname, search }: URL, shared: Shared): LoadedPage {
  const isHere = pathname + search === location.pathname + location.search;
  if (isHere || !isReloadHeld())
    return error(shared, 0, "We couldn’t load this page. Check your connection and try again.");
  showError("We couldn’t load this page. Finish what you’re writing, then reload it.");
  return { kind: "stay" };
}

const error = (shared: Shared, status: number, message: string): LoadedPage => ({
  kind: "page",
  payload: errorPayload(shared, status, message),
});
