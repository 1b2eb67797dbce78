import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { viewerOfToken } from "../accounts/session.ts";
import { tokenOf } from "../accounts/token.ts";
import type { SiteContext } from "../parts.ts";
import { payloadTooLarge, SiteProblem } from "../problems.ts";
import { problemOf, problemResponse } from "./answer-problem.ts";
import { buildIdIn, inlineScriptIn } from "./build.ts";
import { callerAddress, type HeaderOf, headersOf, type NodeEnv } from "./caller.ts";
import type { SiteEnv } from "./env.ts";
import { apiRequest, formFields, formPages, sentForm } from "./form-post.ts";
import type { PageLoaders } from "./page.ts";
import type { PageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";
import { type Asking, give, givenAnswer } from "./ready-answer.ts";
import { sameOriginWrites } from "./same-origin.ts";
import { contentSecurityPolicy, type HeaderPolicy, inertPolicy, securityHeaders } from "./security-headers.ts";
import { fileAnswer } from "./static-files.ts";

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
export type Front = (request: Request, env?: NodeEnv) => Response | Promise<Response>;

const jsonLimitBytes = 256 * 1024;
const limited = bodyLimit({
  maxSize: jsonLimitBytes,
  onError: () => {
    throw payloadTooLarge(jsonLimitBytes);
  },
});
const noSuchCall = () => new SiteProblem(404, "There is no such call.");
const formNeedsScript = "This form needs JavaScript. Wait until the page has loaded, then send it again.";
const purgeDelayMs = 500;
const harmless = new Set(["GET", "HEAD", "OPTIONS"]);
const methodsOf = { api: "GET, HEAD, POST, PUT, DELETE, OPTIONS", page: "GET, HEAD, OPTIONS" };

export function createFront({ site, cache, loaders, apis, others }: FrontParts): Front {
  const policy: HeaderPolicy = {
    checkoutOrigins: [...(site.checkoutOrigins ?? []), ...elsewhere(site.billing.browserAddress)],
    pictureOrigin: new URL(site.billing.address).origin,
    inlineScript: inlineScriptIn(site.clientDir),
    isDevelopment: site.isDevelopment ?? false,
  };
  const common = securityHeaders(policy);
  const inert = { ...common, "Content-Security-Policy": inertPolicy };
  const documentPolicy = (inlineStyles: string) => contentSecurityPolicy(policy, inlineStyles);
  const headers = { html: common, json: inert };
  const pages = createPages({ site, loaders, cache, build: buildIdIn(site.clientDir), headers, documentPolicy });
  const start = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  let count = 0;

  function requestIdOf(header: HeaderOf): string {
    const given = site.trustProxy ? header("x-request-id") : null;
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

  const app = new Hono<SiteEnv & { Bindings: NodeEnv & { asking: Asking; requestId: string } }>()
    .use(async (c, next) => {
      const held = tokenOf(c);
      c.set("site", site);
      c.set("requestId", c.env.requestId);
      c.set("address", callerAddress(c.env.asking.header, c.env, site.trustProxy));
      c.set("viewer", held ? await viewerOfToken(site, held.token) : null);
      c.set("tokenIsDead", held !== null && c.var.viewer === null);
      await next();
    })
    .use("/api/*", async (c, next) => {
      // No address holds a NUL, and PostgreSQL refuses to look for one.
      if (c.req.path.includes("\0")) throw noSuchCall();
      // Photos count their own bytes as they come in.
      return /^\/api\/photos\/[^/]+$/.test(c.req.path) ? next() : limited(c, next);
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
    throw noSuchCall();
  });
  for (const other of others) app.route("/", other);
  app.options("*", (c) => c.body(null, 204, { Allow: methodsOf.page }));
  app.get("*", async (c): Promise<Response> => {
    const url = new URL(c.req.url);
    const straight = straightPath(url.pathname);
    if (straight !== url.pathname) return c.redirect(straight + url.search, 301);
    if (!isDecodable(url.pathname)) return c.text("Not found", 404);
    if (/^\/(assets|builds|photos|licences)\//.test(url.pathname)) return c.text("Not found", 404);
    const { viewer, tokenIsDead, requestId } = c.var;
    const isVisitor = viewer === null && !tokenIsDead;
    return give(await pages.answer(url, c.env.asking, { viewer, isVisitor, tokenIsDead, requestId }), c.env.outgoing);
  });
  app.post("*", limited, sameOriginWrites, async (c): Promise<Response> => {
    const url = new URL(c.req.url);
    const page = formPages[url.pathname];
    if (!page) throw new SiteProblem(405, formNeedsScript, { headers: { Allow: methodsOf.page } });
    const fields = await formFields(c.req.raw);
    const answer = await app.fetch(apiRequest(c.req.raw, page, fields), c.env);
    if (answer.ok) {
      const headers = new Headers({ Location: page.doneAt(url), "Cache-Control": "private, no-store" });
      for (const cookie of answer.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
      return new Response(null, { status: 303, headers });
    }
    const form = await sentForm(answer, fields);
    const { viewer, tokenIsDead, requestId } = c.var;
    const reader = { viewer, isVisitor: false, tokenIsDead, requestId, form, status: answer.status };
    return give(await pages.answer(url, c.env.asking, reader), c.env.outgoing);
  });
  app.all("*", (c) => c.text("Pages can only be read.", 405, { Allow: methodsOf.page }));
  app.onError(async (error, c) => {
    const problem = problemOf(error, site, c.var.requestId);
    if (c.req.path.startsWith("/api/")) return problemResponse(problem);
    return give(await pages.broken(new URL(c.req.url), c.env.asking, problem, c.var.requestId), c.env.outgoing);
  });

  /** What needs neither database nor drawing. */
  function ready(target: string, asking: Asking, requestId: string) {
    if (asking.method !== "GET" && asking.method !== "HEAD") return null;
    const file = fileAnswer(site.clientFiles, pathOf(target), asking, inert);
    if (file) return file;
    const mayBeMember = asking.header("authorization") !== null || asking.header("cookie")?.includes("token=");
    return mayBeMember ? null : pages.kept(target, asking, requestId);
  }

  /** Gives an answer of the nouns' the headers that every answer has. */
  function dressed(response: Response, requestId: string): Response {
    const given = givenAnswer(response);
    if (given || response.headers.has("X-Request-Id")) return given ?? response;
    const all = new Headers(response.headers);
    for (const [name, value] of Object.entries(inert)) if (!all.has(name)) all.set(name, value);
    all.set("X-Request-Id", requestId);
    return new Response(response.body, { status: response.status, headers: all });
  }

  function note(asking: Asking, target: string, status: number, requestId: string, startedAt: number): void {
    if (!site.log.isLevelEnabled("info")) return;
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    site.log.info({ requestId, method: asking.method, path: pathOf(target), status, ms }, "request");
  }

  async function answer(request: Request, env: NodeEnv | undefined, asking: Asking, requestId: string) {
    return dressed(await app.fetch(request, { ...env, asking, requestId }), requestId);
  }

  return (request, env) => {
    const startedAt = performance.now();
    const asking = { method: request.method, header: headersOf(request, env) };
    const requestId = requestIdOf(asking.header);
    const target = targetOf(request.url);
    const kept = ready(target, asking, requestId);
    if (kept) {
      note(asking, target, kept.status, requestId, startedAt);
      return give(kept, env?.outgoing);
    }
    return answer(request, env, asking, requestId).then((response) => {
      const status = givenAnswer(response) ? env?.outgoing?.statusCode : response.status;
      note(asking, target, status ?? 0, requestId, startedAt);
      return response;
    });
  };
}

/** Path and query of an absolute URL, as it was sent. */
const targetOf = (url: string) => url.slice(url.indexOf("/", url.indexOf("//") + 2));

const pathOf = (target: string) => (target.includes("?") ? target.slice(0, target.indexOf("?")) : target);

function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

/** The origin of an address that is not merely a path of ours. */
const elsewhere = (address: string): string[] => (address.startsWith("/") ? [] : [new URL(address).origin]);

/** The one spelling of a path: no doubled slashes, none at the end. Never `//…`, which would lead to another host. */
const straightPath = (pathname: string) => pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
