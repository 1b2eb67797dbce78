import { type DataStrategyFunction, type DataStrategyMatch, replace } from "react-router";
import { pageNotFound, pageParametersRefused } from "../shared/page-not-found.ts";
import type { Payload, Shared } from "../shared/pages.ts";
import { canExist } from "../shared/path-parameters.ts";
import { isRouteId } from "../shared/routes.ts";
import { fetchPayload } from "./fetch-payload.ts";
import { loadScreen } from "./load-screen.ts";
import { routeData, sharedDataOf } from "./payload.ts";
import { unknownId } from "./route-tree.tsx";
import { isOutdated, noteBuild } from "./shell/build-watch.ts";
import { PageUnavailable } from "./shell/page-unavailable.ts";
import { replacementFor } from "./state/deleted-pages.ts";
import { isReloadHeld } from "./state/hold-reload.ts";
import { showError } from "./state/show-toast.ts";

/** Addresses that cannot be a page fail without asking the server. */
function refusal(match: DataStrategyMatch | undefined, path: string): string | null {
  if (!match || match.route.id === unknownId) return pageNotFound(path);
  return canExist(match.params) ? null : pageParametersRefused(path);
}

/**
 * Loads one payload for all matched routes of a navigation, while the page's chunk loads.
 * @param start what the document brought along
 */
export function createDataStrategy(start: Shared): DataStrategyFunction {
  let last = start;

  async function payloadFor(url: URL, match: DataStrategyMatch | undefined, signal: AbortSignal): Promise<Payload> {
    const refused = refusal(match, url.pathname);
    if (refused !== null) return { ...last, kind: "error", status: 404, message: refused };
    const payload = await fetchPayload(url, signal, last);
    noteBuild(start.build, payload.build);
    last = { ...sharedDataOf(payload), build: start.build };
    return payload;
  }

  return async ({ request, matches, unstable_navigationType: navigation }) => {
    const url = new URL(request.url);
    const here = location.pathname + location.search;
    const there = url.pathname + url.search;
    if (isOutdated() && navigation !== null && !isReloadHeld()) {
      // With the back button the address has changed already.
      if (here === there) location.reload();
      else location.assign(url);
      return new Promise<never>(() => {});
    }
    const instead = navigation === "POP" ? replacementFor(url.pathname) : null;
    if (instead !== null)
      return Object.fromEntries(matches.map(({ route }) => [route.id, { type: "error", result: replace(instead) }]));
    const payload = payloadFor(url, matches.at(-1), request.signal);
    const asked = matches.filter((match) => match.shouldCallHandler());
    const results = asked.map(async (match) => {
      const { id } = match.route;
      const result = await match.resolve(async () => {
        const [answer] = await Promise.all([payload, isRouteId(id) ? loadScreen(id, there) : null]);
        return routeData(answer, id);
      });
      const isStuck = result.type === "error" && result.result instanceof PageUnavailable && there !== here;
      if (!isStuck || !isReloadHeld()) return [id, result] as const;
      // The present page has unsent input.
      showError("We couldn’t load this page. Finish what you’re writing, then reload it.");
      return [id, { type: "error", result: replace(here + location.hash) }] as const;
    });
    return Object.fromEntries(await Promise.all(results));
  };
}
