import { createHash } from "node:crypto";
import { Hono } from "hono";
import { paths } from "../../../shared/paths.ts";
import { bufferedResponse, sendResponse } from "../../http/buffered-response.ts";
import { encodeOnce } from "../../http/content-encoding.ts";
import { rateLimited } from "../../request/rate-limited.ts";
import type { SiteEnv } from "../../request/site-env.ts";
import { atom } from "./atom.ts";
import { jsonFeed } from "./json-feed.ts";
import { type Feed, notebookFeed } from "./notebook-feed.ts";
import { rss } from "./rss.ts";

interface FeedFormat {
  type: string;
  write(feed: Feed, self: string): string;
}

const formats: Record<"rss" | "atom" | "json", FeedFormat> = {
  rss: { type: "application/rss+xml; charset=utf-8", write: rss },
  atom: { type: "application/atom+xml; charset=utf-8", write: atom },
  json: { type: "application/feed+json; charset=utf-8", write: jsonFeed },
};

const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name);

/** The newest entries of the notebook. Caches ask each time, so that none of them shows an entry that was taken back. */
export const feedRoutes = new Hono<SiteEnv>()
  // Where readers of feeds look first.
  .get("/notebook/feed.xml", (c) => c.redirect(paths.notebookFeed("rss"), 301))
  .get("/notebook/:file{feed\\.(?:rss|atom|json)}", rateLimited("feed"), async (c) => {
    const format = c.req.param("file").replace("feed.", "");
    if (!isFormat(format)) return c.notFound();
    const { site } = c.var;
    const { type, write } = formats[format];
    const text = write(await notebookFeed(site), site.publicUrl + paths.notebookFeed(format));
    const head = { method: c.req.method, header: (name: string) => c.req.header(name) ?? null };
    const headers = { "Content-Type": type, "Cache-Control": "public, no-cache", Vary: "Accept-Encoding" };
    const encoded = await encodeOnce(text, c.req.header("accept-encoding") ?? null);
    return sendResponse(bufferedResponse({ ...encoded, etag: etagOf(text) }, head, headers), undefined);
  });

const etagOf = (text: string): string => `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
