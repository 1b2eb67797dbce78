import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { openGraphSize } from "../../shared/open-graph.ts";
import type { PhotoFiles } from "../../shared/photos/photo.ts";
import { photoFiles } from "../photos/photo-files.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import type { OpenGraphSubject } from "./open-graph-subject.ts";

/** To be raised when pictures are drawn in another way. */
const drawing = 1;
/** Some two hundred. */
const maxKeptBytes = 16 * 1024 * 1024;

const minPhotoWidthPx = 420;

export interface OpenGraphPictures {
  /** Differs where two pictures do. */
  etagOf(subject: OpenGraphSubject): string;
  /** @param onDraw before one is drawn that is not kept; may throw */
  picture(site: SiteContext, subject: OpenGraphSubject, onDraw: () => void): Promise<Uint8Array<ArrayBuffer>>;
}

/** Kept by what they show: whoever asks for one has read that anew. */
export function createOpenGraphPictures(): OpenGraphPictures {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ length }) => length,
  });
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return {
    etagOf,
    async picture(site, subject, onDraw) {
      const key = etagOf(subject);
      const known = kept.get(key) ?? drawn.get(key);
      if (known) return known;
      onDraw();
      const picture = draw(site, subject).finally(() => drawn.delete(key));
      drawn.set(key, picture);
      kept.set(key, await picture);
      return picture;
    },
  };
}

function etagOf({ words, photos }: OpenGraphSubject): string {
  const shown = JSON.stringify([drawing, words, photos.map(({ id, version }) => [id, version])]);
  return `"${createHash("sha256").update(shown).digest("base64url").slice(0, 22)}"`;
}

/** All pictures share one turn, so that they hold up no upload. */
const turn = { member: "open graph" };

async function draw(site: SiteContext, { words, photos }: OpenGraphSubject): Promise<Uint8Array<ArrayBuffer>> {
  const shown = photos.slice(0, photos.length < 3 ? 1 : 3);
  const keys = await renditionsOf(site, shown);
  const bytes = await withFiles(site, keys, (files) => site.imageProcessor.drawOpenGraph(words, files, turn));
  return new Uint8Array(bytes);
}

async function renditionsOf({ db }: SiteContext, shown: PhotoFiles[]): Promise<string[]> {
  const ids = shown.map(({ id }) => id);
  const rows = await db
    .select({ id: photos.id, uploadId: photos.uploadId })
    .from(photos)
    .where(inArray(photos.id, ids));
  return shown.flatMap(({ id, version, width: ownPx, height, widths }) => {
    const row = rows.find((one) => one.id === id);
    // Each may fill the picture’s height, and at least so much of its width.
    const wantedPx = Math.max(minPhotoWidthPx, (openGraphSize.height * ownPx) / height);
    const width = widths.find((one) => one >= wantedPx) ?? widths.at(-1);
    return row && width ? [photoFiles.rendition(row, version, width, "jpg")] : [];
  });
}

/** Without files that are gone meanwhile. */
async function withFiles<T>(
  site: SiteContext,
  [key, ...rest]: string[],
  use: (files: string[]) => Promise<T>,
  files: string[] = [],
): Promise<T> {
  if (key === undefined) return use(files);
  const used = await site.photoStorage.withFile(key, async (file) => ({
    result: await withFiles(site, rest, use, [...files, file]),
  }));
  return used ? used.result : withFiles(site, rest, use, files);
}
