import { Hono } from "hono";
import { closedPage, emailPage, listPage, missingPage, withBaseTarget } from "./pages.ts";
import type { Store } from "./store.ts";
import { style } from "./style.ts";

const closedToScripts = "default-src 'none'; base-uri 'none'; form-action 'none'";
const pagePolicy = `${closedToScripts}; style-src 'self'; frame-src 'self'; frame-ancestors 'none'`;
const emailPolicy = `${closedToScripts}; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;

/**
 * The developers' mailbox: the kept emails in a list, and a page for each. Mounted at `/mailbox`, for this machine
 * only.
 */
export function createMailbox(store: Store) {
  const app = new Hono<{ Bindings: Partial<NodeRequest> }>();
  app.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "no-referrer");
    c.header("X-Robots-Tag", "noindex");
    c.header("Content-Security-Policy", pagePolicy);
    return isLocal(c.req.raw, c.env) ? next() : c.html(closedPage(), 403);
  });
  app.get("/", async (c) => c.html(listPage(await store.all())));
  app.get("/mailbox.css", (c) => c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }));
  app.get("/emails/:id", async (c) => {
    const email = await store.find(c.req.param("id"));
    return email ? c.html(emailPage(email)) : c.html(missingPage(), 404);
  });
  app.get("/emails/:id/html", async (c) => {
    const email = await store.find(c.req.param("id"));
    if (email?.html === undefined) return c.html(missingPage(), 404);
    return c.html(withBaseTarget(email.html), 200, { "Content-Security-Policy": emailPolicy });
  });
  app.get("/emails/:id/with/:at", async (c) => {
    const email = await store.find(c.req.param("id"));
    const file = email?.attachments?.[Number(c.req.param("at"))];
    if (!file) return c.html(missingPage(), 404);
    return c.body(Buffer.from(file.base64, "base64"), 200, {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    });
  });
  app.notFound((c) => c.html(missingPage(), 404));
  return { fetch: async (request: Request, env?: object) => app.fetch(request, env) };
}

/** What a Node adapter passes beside the request. */
interface NodeRequest {
  incoming: { socket: { remoteAddress?: string } };
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/;

/** Emails contain sign-in links, so nobody else may read them, neither directly nor through a proxy. */
function isLocal(request: Request, env: Partial<NodeRequest> | undefined): boolean {
  const caller = env?.incoming?.socket.remoteAddress;
  const isForwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => request.headers.has(name));
  return (
    !isForwarded && loopback.test(new URL(request.url).hostname) && (caller === undefined || loopback.test(caller))
  );
}
