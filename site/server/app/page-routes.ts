import type { Hono } from "hono";
import { sendResponse } from "../http/buffered-response.ts";
import { apiRequest, formFields, formPageAt, sentForm } from "../pages/no-script-form.ts";
import type { PageResponder } from "../pages/page-responder.ts";
import { invalidAddress, SiteProblem, scriptNeeded } from "../problems.ts";
import { limitOfCaller } from "../request/rate-limited.ts";
import { type AppEnv, pageMethods } from "./app-env.ts";
import { bodyLimit } from "./body-limit.ts";
import { sameOriginWrites } from "./same-origin.ts";

/** Pages, and forms that browsers send without script. */
export function addPageRoutes(app: Hono<AppEnv>, pages: PageResponder): void {
  app.use(async (c, next) => {
    // PostgreSQL refuses to look for a NUL. No path contains one.
    if (new URL(c.req.url).search.includes("%00")) throw invalidAddress();
    await next();
  });
  app.options("*", (c) => c.body(null, 204, { Allow: pageMethods }));
  app.get("*", async (c): Promise<Response> => {
    const url = new URL(c.req.url);
    const normalized = normalizedPath(url.pathname);
    if (normalized !== url.pathname) return c.redirect(normalized + url.search, 301);
    if (!isDecodable(url.pathname)) return c.text("Not found", 404);
    if (/^\/(assets|builds|licences|og|photos|sitemap)\//.test(url.pathname)) return c.text("Not found", 404);
    if (isSearch(url)) limitOfCaller(c.var, "search").take();
    const { viewer, hasExpiredToken, requestId } = c.var;
    const isVisitor = viewer === null && !hasExpiredToken;
    const reader = { viewer, isVisitor, hasExpiredToken, requestId };
    return sendResponse(await pages.respond(url, c.env.head, reader), c.env.outgoing);
  });
  app.post("*", bodyLimit, sameOriginWrites, async (c): Promise<Response> => {
    const url = new URL(c.req.url);
    const page = formPageAt(url.pathname);
    if (!page) throw scriptNeeded(pageMethods);
    const fields = await formFields(c.req.raw);
    const answer = await app.fetch(apiRequest(c.req.raw, page, fields), c.env);
    if (answer.ok) {
      const headers = new Headers({
        Location: page.doneAt(url, await answer.json()),
        "Cache-Control": "private, no-store",
      });
      for (const cookie of answer.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
      return new Response(null, { status: 303, headers });
    }
    const form = await sentForm(answer, fields);
    if (page.isButton) throw new SiteProblem(answer.status, form.message ?? "");
    const { viewer, hasExpiredToken, requestId } = c.var;
    const reader = { viewer, isVisitor: false, hasExpiredToken, requestId, form, status: answer.status };
    return sendResponse(await pages.respond(url, c.env.head, reader), c.env.outgoing);
  });
  app.all("*", (c) => c.text("Pages can only be read.", 405, { Allow: pageMethods }));
}

/** `/search?q=…`, and lists like `/members?search=…`. */
const isSearch = ({ searchParams }: URL): boolean => Boolean(searchParams.get("q") || searchParams.get("search"));

function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

/** The one spelling of a path: no doubled slashes, none at the end. Never `//…`, which would lead to another host. */
const normalizedPath = (pathname: string) => pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
