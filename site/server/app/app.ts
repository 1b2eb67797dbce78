import { Hono } from "hono";
import { tokenOf } from "../accounts/sessions/token.ts";
import { memberOfToken } from "../current-user/member-of-token.ts";
import { alreadySent, type RequestHead, sendResponse } from "../http/buffered-response.ts";
import { callerAddress, headerReader, type NodeEnv, type ReadHeader } from "../http/node-request.ts";
import { redactTokens } from "../http/redact-tokens.ts";
import { staticFileResponse } from "../http/static-files.ts";
import type { Loaders } from "../pages/load-page.ts";
import type { PageCache } from "../pages/page-cache.ts";
import { createPageResponder } from "../pages/page-responder.ts";
import { problemOf, problemResponse } from "../request/problem-response.ts";
import type { SiteEnv } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { buildIdIn } from "../web-build/web-build.ts";
import { addApiRoutes } from "./api-routes.ts";
import type { AppEnv } from "./app-env.ts";
import { addPageRoutes } from "./page-routes.ts";
import { responseHeaders } from "./response-headers.ts";

export interface AppOptions {
  site: SiteContext;
  cache: PageCache;
  loaders: Loaders;
  /** The nouns' calls; they see paths below /api. */
  apis: readonly Hono<SiteEnv>[];
  /** Files and feeds beside the pages; they see whole paths. */
  files: readonly Hono<SiteEnv>[];
}

export type SiteFetch = (request: Request, env?: NodeEnv) => Response | Promise<Response>;

export function createApp({ site, cache, loaders, apis, files }: AppOptions): SiteFetch {
  const headers = responseHeaders(site);
  const pages = createPageResponder({ site, loaders, cache, build: buildIdIn(site.clientDir), headers });
  const requestIdOf = requestIds(site.trustProxy);

  const app = new Hono<AppEnv>().use(async (c, next) => {
    const held = tokenOf(c);
    c.set("site", site);
    c.set("requestId", c.env.requestId);
    c.set("address", callerAddress(c.env.head.header, c.env, site.trustProxy));
    c.set("viewer", held ? await memberOfToken(site, held.token) : null);
    c.set("hasExpiredToken", held !== null && c.var.viewer === null);
    await next();
  });
  addApiRoutes(app, apis);
  for (const routes of files) app.route("/", routes);
  addPageRoutes(app, pages);
  app.onError(async (error, c) => {
    const problem = problemOf(error, site, c.var.requestId);
    if (c.req.path.startsWith("/api/")) return problemResponse(problem);
    const response = await pages.respondToProblem(new URL(c.req.url), c.env.head, problem, c.var.requestId);
    return sendResponse(response, c.env.outgoing);
  });

  /** What needs neither the database nor rendering: built files and cached pages. */
  function immediateResponse(target: string, head: RequestHead, requestId: string) {
    if (head.method !== "GET" && head.method !== "HEAD") return null;
    const file = staticFileResponse(site.clientFiles, pathOf(target), head, headers.inert);
    if (file) return file;
    const mayBeMember = head.header("authorization") !== null || head.header("cookie")?.includes("token=");
    return mayBeMember ? null : pages.cached(target, head, requestId);
  }

  function withCommonHeaders(response: Response, requestId: string): Response {
    const sent = alreadySent(response);
    if (sent || response.headers.has("X-Request-Id")) return sent ?? response;
    const all = new Headers(response.headers);
    for (const [name, value] of Object.entries(headers.inert)) if (!all.has(name)) all.set(name, value);
    all.set("X-Request-Id", requestId);
    return new Response(response.body, { status: response.status, headers: all });
  }

  function logRequest({ method }: RequestHead, target: string, status: number, requestId: string, startedAt: number) {
    if (!site.log.isLevelEnabled("info")) return;
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    site.log.info({ requestId, method, path: redactTokens(pathOf(target)), status, ms }, "request");
  }

  async function respond(request: Request, env: NodeEnv | undefined, head: RequestHead, requestId: string) {
    return withCommonHeaders(await app.fetch(request, { ...env, head, requestId }), requestId);
  }

  return (request, env) => {
    const startedAt = performance.now();
    const head = { method: request.method, header: headerReader(request, env) };
    const requestId = requestIdOf(head.header);
    const target = targetOf(request.url);
    const immediate = immediateResponse(target, head, requestId);
    if (immediate) {
      logRequest(head, target, immediate.status, requestId, startedAt);
      return sendResponse(immediate, env?.outgoing);
    }
    return respond(request, env, head, requestId).then((response) => {
      const status = alreadySent(response) ? env?.outgoing?.statusCode : response.status;
      logRequest(head, target, status ?? 0, requestId, startedAt);
      return response;
    });
  };
}

function requestIds(trustProxy: boolean): (header: ReadHeader) => string {
  const start = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  let count = 0;
  return (header) => {
    const given = trustProxy ? header("x-request-id") : null;
    return given && /^[\w.-]{1,64}$/.test(given) ? given : `${start}-${(++count).toString(36)}`;
  };
}

/** Path and query as they were sent. */
const targetOf = (url: string) => url.slice(url.indexOf("/", url.indexOf("//") + 2));

const pathOf = (target: string) => (target.includes("?") ? target.slice(0, target.indexOf("?")) : target);
