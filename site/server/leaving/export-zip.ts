import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { asc, eq } from "drizzle-orm";
import yazl from "yazl";
import { photoFiles } from "../photos/photo-files.ts";
import type { Photo } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { exportIndex } from "./export-index.ts";
import { exportedAccount } from "./exported-account.ts";
import { exportedLists } from "./exported-lists.ts";

/** A ZIP of everything that belongs to a member. It is read row by row and file by file, as fast as it is taken. */
export async function exportZip(site: SiteContext, memberId: string): Promise<NodeJS.ReadableStream> {
  const zip = new yazl.ZipFile();
  const mtime = site.clock();
  const account = await exportedAccount(site, memberId);
  const lists = exportedLists(site, { id: memberId, role: account.role });
  zip.addBuffer(Buffer.from(`${JSON.stringify(account, null, 2)}\n`), "account.json", { mtime });
  const addLines = (name: string, lines: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(name, { mtime }, (done) => done(null, fails(zip, Readable.from(lines()))));
  addLines("index.html", () => exportIndex(account, lists, mtime));
  for (const { name, json } of lists) addLines(`${name}.json`, json);
  const owned = await site.db.select().from(photos).where(eq(photos.ownerId, memberId)).orderBy(asc(photos.id));
  for (const photo of owned) await addPhoto(site, zip, photo);
  zip.end();
  zip.on("error", (error: Error) => (zip.outputStream as Readable).destroy(error));
  return zip.outputStream;
}

/** The largest rendition, and the original where it is kept. Photos are compressed already. */
async function addPhoto({ photoStorage }: SiteContext, zip: yazl.ZipFile, photo: Photo): Promise<void> {
  const files = [
    [`photos/${photo.id}.jpg`, photoFiles.rendition(photo, photo.version, photo.widths.at(-1) ?? 0, "jpg")],
    [`photos/originals/${photo.id}`, photoFiles.original(photo)],
  ] as const;
  for (const [name, key] of files) {
    if (!(await photoStorage.withFile(key, async () => true))) continue;
    zip.addReadStreamLazy(name, { mtime: photo.createdAt, compress: false }, (done) => {
      const opening = photoStorage.withFile(
        key,
        (path) =>
          new Promise<true>((resolve) => {
            const bytes = createReadStream(path);
            bytes.once("close", () => resolve(true));
            done(null, fails(zip, bytes));
          }),
      );
      opening.then(
        (isThere) => isThere ?? zip.emit("error", new Error(`The file ${key} is gone.`)),
        (error: unknown) => zip.emit("error", error),
      );
    });
  }
}

/** A stream that fails makes the whole ZIP fail: the job starts again. */
function fails<Stream extends Readable>(zip: yazl.ZipFile, stream: Stream): Stream {
  return stream.once("error", (error) => zip.emit("error", error));
}
