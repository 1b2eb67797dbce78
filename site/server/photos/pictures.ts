import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { isUuid } from "../db/ids.ts";
import type { SiteEnv } from "../http/env.ts";
import { notFound } from "../problems.ts";
import { type PhotoFormat, photoFiles } from "./photo-files.ts";
import { photos } from "./tables.ts";

const types: Record<PhotoFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
const yearSeconds = 31_536_000;

/** What a browser that was tricked into opening a picture as a page may do with it: nothing. */
const harmless = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

/** The photos' files, `/photos/{id}/{version}/{width}.{format}`. What nothing shows is seen by its owner alone. */
export const pictures = new Hono<SiteEnv>().get("/photos/:id/:version/:file", async (c) => {
  const asked = requested(c);
  const { site, viewer } = c.var;
  const [photo] = await site.db.select().from(photos).where(eq(photos.id, asked.id));
  if (!photo || (photo.unusedSince !== null && photo.ownerId !== viewer?.id)) throw notFound("photo");

  // Somebody still looks at a page from before the crop: the same place shows the new cut.
  if (asked.version < photo.version) {
    const widthPx = photo.widths.find((width) => width >= asked.widthPx) ?? photo.widths[photo.widths.length - 1];
    const format = asked.format === "avif" && !photo.avif ? "webp" : asked.format;
    const to = `/photos/${photo.id}/${photo.version}/${widthPx}.${format}`;
    return c.body(null, 302, { Location: to, "Cache-Control": "no-store" });
  }
  if (asked.version > photo.version || !photo.widths.includes(asked.widthPx)) throw notFound("photo");

  const headers = {
    ...harmless,
    "Cache-Control": `${photo.unusedSince === null ? "public" : "private"}, max-age=${yearSeconds}, immutable`,
    ETag: `"${photo.sha256.slice(0, 16)}-${asked.version}-${asked.widthPx}-${asked.format}"`,
  };
  if (c.req.header("if-none-match") === headers.ETag) return c.body(null, 304, headers);
  const key = photoFiles.rendition(photo, asked.version, asked.widthPx, asked.format);
  const bytes = await site.shelf.get(key);
  if (!bytes) throw notFound("photo");
  return c.body(bytes, 200, { ...headers, "Content-Type": types[asked.format] });
});

function requested(c: Context<SiteEnv, "/photos/:id/:version/:file">) {
  const { id, version, file } = c.req.param();
  const [, widthPx, format] = /^([1-9]\d{0,4})\.(avif|webp|jpg)$/.exec(file) ?? [];
  if (!isUuid(id) || !/^[1-9]\d{0,8}$/.test(version) || !widthPx || !format) throw notFound("photo");
  return { id, version: Number(version), widthPx: Number(widthPx), format: format as PhotoFormat };
}
