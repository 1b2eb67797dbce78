import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { paths } from "../../shared/paths.ts";
import { isUuid } from "../../shared/uuid.ts";
import { notFound } from "../problems.ts";
import type { Member, SiteEnv } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { type PhotoFormat, photoFiles, photoFormats } from "./photo-files.ts";
import type { Photo } from "./photos.ts";
import { photos } from "./tables.ts";

const types: Record<PhotoFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
interface PhotoFile {
  id: string;
  version: number;
  widthPx: number;
  format: PhotoFormat;
}

const yearSeconds = 31_536_000;

/** What is not open may be closed to its reader at any time; what nothing shows is its owner's alone. */
function cacheControl({ unusedSince, isOpen }: Photo): string {
  if (unusedSince === null && !isOpen) return "private, no-store";
  return `${unusedSince === null ? "public" : "private"}, max-age=${yearSeconds}, immutable`;
}

/** For a browser that was tricked into opening a photo as a page. */
const inertHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

/** Mail programs in a browser show what is open to everybody. The rest only our own pages may show. */
const resourcePolicy = (isPublic: boolean) => ({
  "Cross-Origin-Resource-Policy": isPublic ? "cross-origin" : "same-origin",
});

/**
 * Whether the reader may see a photo that is not open to everybody, by what shows it.
 * @param key that came with its address, from a page which opens photos to whoever sees it
 */
export type MaySeePhoto = (
  site: SiteContext,
  reader: Member | null,
  photo: Pick<Photo, "id" | "ownerId">,
  key: string | null,
) => Promise<boolean>;

/**
 * `/photos/{id}/{version}/{width}.{format}`. Unused photos are served to their owner only, and what is not open only to
 * those who may see what it shows.
 */
export const photoFileRoutes = (maySeePhoto: MaySeePhoto) =>
  new Hono<SiteEnv>().get("/photos/:id/:version/:file", async (c) => {
    const asked = requestedFile(c);
    const { site, viewer } = c.var;
    const [photo] = await site.db.select().from(photos).where(eq(photos.id, asked.id));
    if (!photo) throw notFound("photo");
    const key = c.req.query("key") ?? null;
    const isPublic = photo.unusedSince === null && photo.isOpen;
    const isSeen =
      isPublic ||
      (photo.unusedSince === null ? await maySeePhoto(site, viewer, photo, key) : photo.ownerId === viewer?.id);
    if (!isSeen) throw notFound("photo");

    if (asked.version > photo.version) throw notFound("photo");
    const shown = {
      ...asked,
      version: photo.version,
      widthPx: widthIn(photo, asked.widthPx),
      format: formatOf(photo, asked),
    };
    if (shown.version !== asked.version || shown.widthPx !== asked.widthPx || shown.format !== asked.format)
      return redirectTo(c, shown, isPublic);

    const headers = {
      ...inertHeaders,
      ...resourcePolicy(isPublic),
      "Cache-Control": cacheControl(photo),
      ETag: `"${photo.sha256.slice(0, 16)}-${asked.version}-${asked.widthPx}-${asked.format}"`,
    };
    if (c.req.header("if-none-match") === headers.ETag) return c.body(null, 304, headers);
    const bytes = await site.photoStorage.get(photoFiles.rendition(photo, asked.version, asked.widthPx, asked.format));
    if (!bytes && asked.format !== "jpg")
      return redirectTo(c, { ...asked, format: asked.format === "avif" ? "webp" : "jpg" }, isPublic);
    if (!bytes) throw notFound("photo");
    return c.body(bytes, 200, { ...headers, "Content-Type": types[asked.format] });
  });

/**
 * Pages from before a crop or a change of widths name files that no longer exist, or not yet: they are redirected to the
 * closest one.
 */
const redirectTo = (c: Context, { id, version, widthPx, format }: PhotoFile, isPublic: boolean) =>
  c.body(null, 302, {
    ...resourcePolicy(isPublic),
    Location: paths.photo(id, version, widthPx, format) + new URL(c.req.url).search,
    "Cache-Control": "no-store",
  });

const widthIn = ({ widths }: Pick<Photo, "widths">, askedPx: number): number =>
  widths.find((width) => width >= askedPx) ?? widths.at(-1) ?? askedPx;

const formatOf = ({ avif }: Pick<Photo, "avif">, { format }: PhotoFile): PhotoFormat =>
  format === "avif" && !avif ? "webp" : format;

function requestedFile(c: Context<SiteEnv, "/photos/:id/:version/:file">): PhotoFile {
  const { id, version, file } = c.req.param();
  const [, widthPx, extension] = /^([1-9]\d{0,4})\.(\w+)$/.exec(file) ?? [];
  const format = photoFormats.find((one) => one === extension);
  if (!isUuid(id) || !/^[1-9]\d{0,8}$/.test(version) || !widthPx || !format) throw notFound("photo");
  return { id, version: Number(version), widthPx: Number(widthPx), format };
}
