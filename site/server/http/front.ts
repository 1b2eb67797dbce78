import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { viewerOfToken } from "../accounts/session.ts";
import { tokenOf } from "../accounts/token.ts";
import type { SiteContext } from "../parts.ts";
import { SiteProblem } from "../problems.ts";
import { problemOf, problemResponse } from "./answer-problem.ts";
import { buildIdIn } from "./build.ts";
import { callerAddress, type NodeEnv } from "./caller.ts";
import type { SiteEnv } from "./env.ts";
import type { PageLoaders } from "./page.ts";
import type { PageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";
import { sameOriginWrites } from "./same-origin.ts";
import { contentSecurityPolicy, type HeaderPolicy, inertPolicy, securityHeaders } from "./security-headers.ts";
import { readStaticFiles } from "./static-files.ts";

/** What the front is made of. */
export interface FrontParts {
  site: SiteContext;
  cache: PageCache;
  loaders: PageLoaders;
  /** The nouns' calls; they see paths below /api. */
  apis: readonly Hono<SiteEnv>[];
  /** Files and feeds beside the pages; they see whole paths. */
  others: readonly Hono<SiteEnv>[];
}

/** The site as a function from request to answer. */
export type Front = (request: Request, env?: NodeEnv) => Promise<Response>;

const jsonLimitBytes = 256 * 1024;
const limited = bodyLimit({
  maxSize: jsonLimitBytes,
  onError: () => {
    throw new SiteProblem(413, `That is too large: at most ${jsonLimitBytes / 1024} kB are taken here.`);
  },
});
const purgeDelayMs = 500;
const harmless = new Set(["GET", "HEAD", "OPTIONS"]);
const methodsOf = { api: "GET, HEAD, POST, PUT, DELETE, OPTIONS", page: "GET, HEAD, OPTIONS" };

export function createFront({ site, cache, loaders, apis, others }: FrontParts): Front {
  const policy: HeaderPolicy = {
    isHttps: site.publicUrl.startsWith("https:"),
    checkoutOrigins: [...(site.checkoutOrigins ?? []), ...elsewhere(site.billing.browserAddress)],
    isDevelopment: site.isDevelopment ?? false,
  };
  const common = securityHeaders(policy);
  const inert = { ...common, "Content-Security-Policy": inertPolicy };
  const headers = { html: { ...common, "Content-Security-Policy": contentSecurityPolicy(policy) }, json: inert };
  const files = readStaticFiles(site.clientDir, inert);
  const pages = createPages({ site, loaders, cache, build: buildIdIn(site.clientDir), headers });
  const start = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  let count = 0;

  function requestIdOf(request: Request): string {
    const given = site.trustProxy ? request.headers.get("x-request-id") : null;
    return given && /^[\w.-]{1,64}$/.test(given) ? given : `${start}-${(++count).toString(36)}`;
  }

  /** After a write everybody sees the new state within a second, without every write emptying the cache. */
  let isPurgeDue = false;
  function purgeSoon(): void {
    if (isPurgeDue) return;
    isPurgeDue = true;
    setTimeout(() => {
      isPurgeDue = false;
      cache.purge();
    }, purgeDelayMs).unref();
  }

  const app = new Hono<SiteEnv & { Bindings: NodeEnv & { requestId: string } }>()
    .use(async (c, next) => {
      const held = tokenOf(c);
      c.set("site", site);
      c.set("requestId", c.env.requestId);
      c.set("address", callerAddress(c.req.raw.headers, c.env, site.trustProxy));
      c.set("viewer", held ? await viewerOfToken(site, held.token) : null);
      c.set("tokenIsDead", held !== null && c.var.viewer === null);
      await next();
    })
    .use("/api/*", async (c, next) => {
      // Photos count their own bytes as they come in.
      return c.req.path.startsWith("/api/photos/") ? next() : limited(c, next);
    })
    .use("/api/*", sameOriginWrites)
    .use("/api/*", async (c, next) => {
      await next();
      if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "private, no-store");
      if (!harmless.has(c.req.method) && c.res.ok) purgeSoon();
    })
    .options("/api/*", (c) => c.body(null, 204, { Allow: methodsOf.api }));
  for (const api of apis) app.route("/api", api);
  app.all("/api/*", () => {
    throw new SiteProblem(404, "There is no such call.");
  });
  for (const other of others) app.route("/", other);
  app.options("*", (c) => c.body(null, 204, { Allow: methodsOf.page }));
  app.get("*", async (c): Promise<Response> => {
    const url = new URL(c.req.url);
    const straight = straightPath(url.pathname);
    if (straight !== url.pathname) return c.redirect(straight + url.search, 301);
    if (/^\/(assets|builds|photos|licences)\//.test(url.pathname)) return c.text("Not found", 404);
    const { viewer, tokenIsDead, requestId } = c.var;
    const isVisitor = viewer === null && !tokenIsDead;
    return pages.answer(c.req.raw, url, { viewer, isVisitor, tokenIsDead, requestId });
  });
  app.all("*", (c) => c.text("Pages can only be read.", 405, { Allow: methodsOf.page }));
  app.onError((error, c) => {
    const problem = problemOf(error, site.log, c.var.requestId);
    if (c.req.path.startsWith("/api/")) return problemResponse(problem);
    return pages.broken(c.req.raw, new URL(c.req.url), problem, c.var.requestId);
  });

  /** What needs neither database nor drawing. */
  function ready(request: Request, url: URL, requestId: string): Response | null {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const file = files.answer(url.pathname, request);
    if (file) return file;
    const mayBeMember = request.headers.has("authorization") || request.headers.get("cookie")?.includes("token=");
    return mayBeMember ? null : pages.kept(request, url, requestId);
  }

  /** Gives an answer of the nouns' the headers that every answer has. */
  function dressed(response: Response, requestId: string): Response {
    if (response.headers.has("X-Request-Id")) return response;
    const all = new Headers(response.headers);
    for (const [name, value] of Object.entries(inert)) if (!all.has(name)) all.set(name, value);
    all.set("X-Request-Id", requestId);
    return new Response(response.body, { status: response.status, headers: all });
  }

  return async (request, env) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request);
    const url = new URL(request.url);
    const response =
      ready(request, url, requestId) ?? dressed(await app.fetch(request, { ...env, requestId }), requestId);
    site.log.info(
      {
        requestId,
        method: request.method,
        path: url.pathname,
        status: response.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      "request",
    );
    return response;
  };
}

/** The origin of an address that is not merely a path of ours. */
const elsewhere = (address: string): string[] => (address.startsWith("/") ? [] : [new URL(address).origin]);

/** The one spelling of a path: no doubled slashes, none at the end. Never `//…`, which would lead to another host. */
const straightPath = (pathname: string) => pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
