import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { paths } from "../../shared/paths.ts";
import { isUuid } from "../db/ids.ts";
import type { SiteEnv } from "../http/env.ts";
import { notFound } from "../problems.ts";
import { type PhotoFormat, photoFiles } from "./photo-files.ts";
import type { Photo } from "./photos.ts";
import { photos } from "./tables.ts";

const types: Record<PhotoFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
interface Asked {
  id: string;
  version: number;
  widthPx: number;
  format: PhotoFormat;
}

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

  if (asked.version > photo.version) throw notFound("photo");
  const shown = {
    ...asked,
    version: photo.version,
    widthPx: widthIn(photo, asked.widthPx),
    format: formatOf(photo, asked),
  };
  if (shown.version !== asked.version || shown.widthPx !== asked.widthPx || shown.format !== asked.format)
    return elsewhere(c, shown);

  const headers = {
    ...harmless,
    "Cache-Control": `${photo.unusedSince === null ? "public" : "private"}, max-age=${yearSeconds}, immutable`,
    ETag: `"${photo.sha256.slice(0, 16)}-${asked.version}-${asked.widthPx}-${asked.format}"`,
  };
  if (c.req.header("if-none-match") === headers.ETag) return c.body(null, 304, headers);
  const key = photoFiles.rendition(photo, asked.version, asked.widthPx, asked.format);
  const bytes = await site.shelf.get(key);
  if (!bytes && asked.format !== "jpg")
    return elsewhere(c, { ...asked, format: asked.format === "avif" ? "webp" : "jpg" });
  if (!bytes) throw notFound("photo");
  return c.body(bytes, 200, { ...headers, "Content-Type": types[asked.format] });
});

/**
 * Pages from before a crop, or from before photos were cut to other widths, still name files that are no more or not yet:
 * the same place leads to the one that comes closest.
 */
const elsewhere = (c: Context, { id, version, widthPx, format }: Asked) =>
  c.body(null, 302, { Location: paths.photo(id, version, widthPx, format), "Cache-Control": "no-store" });

const widthIn = ({ widths }: Pick<Photo, "widths">, askedPx: number): number =>
  widths.find((width) => width >= askedPx) ?? (widths[widths.length - 1] as number);

const formatOf = ({ avif }: Pick<Photo, "avif">, { format }: Asked): PhotoFormat =>
  format === "avif" && !avif ? "webp" : format;

function requested(c: Context<SiteEnv, "/photos/:id/:version/:file">): Asked {
  const { id, version, file } = c.req.param();
  const [, widthPx, format] = /^([1-9]\d{0,4})\.(avif|webp|jpg)$/.exec(file) ?? [];
  if (!isUuid(id) || !/^[1-9]\d{0,8}$/.test(version) || !widthPx || !format) throw notFound("photo");
  return { id, version: Number(version), widthPx: Number(widthPx), format: format as PhotoFormat };
}
