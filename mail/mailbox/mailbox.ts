import { Hono } from "hono";
import { closedPage, framed, letterPage, listPage, missingPage } from "./pages.ts";
import type { Store } from "./store.ts";
import { style } from "./style.ts";

const closedToScripts = "default-src 'none'; base-uri 'none'; form-action 'none'";
const pagePolicy = `${closedToScripts}; style-src 'self'; frame-src 'self'; frame-ancestors 'none'`;
const letterPolicy = `${closedToScripts}; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;

/** The developers' mailbox: a list of the kept letters and a page for each. Mounted at `/mailbox`, shown on this machine only. */
export function mailboxOf(store: Store) {
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
  app.get("/letters/:id", async (c) => {
    const letter = await store.find(c.req.param("id"));
    return letter ? c.html(letterPage(letter)) : c.html(missingPage(), 404);
  });
  app.get("/letters/:id/html", async (c) => {
    const letter = await store.find(c.req.param("id"));
    if (letter?.html === undefined) return c.html(missingPage(), 404);
    return c.html(framed(letter.html), 200, { "Content-Security-Policy": letterPolicy });
  });
  app.get("/letters/:id/with/:at", async (c) => {
    const letter = await store.find(c.req.param("id"));
    const file = letter?.attachments?.[Number(c.req.param("at"))];
    if (!file) return c.html(missingPage(), 404);
    return c.body(Buffer.from(file.base64, "base64"), 200, {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    });
  });
  app.notFound((c) => c.html(missingPage(), 404));
  return { fetch: async (request: Request, env?: object) => app.fetch(request, env) };
}

/** What a Node adapter hands over beside the request. */
interface NodeRequest {
  incoming: { socket: { remoteAddress?: string } };
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/;

/** Letters carry links that log people in, so a visitor from elsewhere sees none, be it directly or through a proxy. */
function isLocal(request: Request, env: Partial<NodeRequest> | undefined): boolean {
  const caller = env?.incoming?.socket.remoteAddress;
  const isForwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => request.headers.has(name));
  return (
    !isForwarded && loopback.test(new URL(request.url).hostname) && (caller === undefined || loopback.test(caller))
  );
}
