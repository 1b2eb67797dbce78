import { createReadStream } from "node:fs";
import { PassThrough, Readable } from "node:stream";
import { asc, eq } from "drizzle-orm";
import yazl from "yazl";
import { photoFiles } from "../../photos/photo-files.ts";
import type { Photo } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { exportIndex } from "./export-index.ts";
import { exportedAccount } from "./exported-account.ts";
import { exportedLists } from "./exported-lists.ts";

/** Opens a file's bytes when its turn has come. */
type Open = (use: (bytes: Readable) => void, fail: (error: Error) => void) => void;

/** A ZIP of everything that belongs to a member. It is read row by row and file by file, as fast as it is taken. */
export async function exportZip(site: SiteContext, memberId: string): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const content = new PassThrough();
  let current: Readable | undefined;
  zip.on("error", (error: Error) => content.destroy(error));
  content.once("close", () => current?.destroy());
  const add = (name: string, open: Open, o: { mtime: Date; compress: boolean }) =>
    zip.addReadStreamLazy(name, o, (done) =>
      open(
        (bytes) => {
          current = bytes.once("error", (error) => content.destroy(error));
          done(null, bytes);
        },
        (error) => content.destroy(error),
      ),
    );

  const account = await exportedAccount(site, memberId);
  const lists = exportedLists(site, { id: memberId, role: account.role });
  const mtime = site.clock();
  const text = { mtime, compress: true };
  zip.addBuffer(Buffer.from(`${JSON.stringify(account, null, 2)}\n`), "account.json", { mtime });
  add("index.html", (use) => use(Readable.from(exportIndex(account, lists, mtime))), text);
  for (const { name, json } of lists) add(`${name}.json`, (use) => use(Readable.from(json())), text);
  const owned = await site.db.select().from(photos).where(eq(photos.ownerId, memberId)).orderBy(asc(photos.id));
  for (const photo of owned)
    for (const { name, open } of await photosIn(site, photo))
      add(name, open, { mtime: photo.createdAt, compress: false });
  zip.end();
  zip.outputStream.pipe(content);
  return content;
}

/** The largest rendition, and the original where it is kept. */
async function photosIn({ photoStorage }: SiteContext, photo: Photo): Promise<{ name: string; open: Open }[]> {
  const files = [
    [`photos/${photo.id}.jpg`, photoFiles.rendition(photo, photo.version, photo.widths.at(-1) ?? 0, "jpg")],
    [`photos/originals/${photo.id}`, photoFiles.original(photo)],
  ] as const;
  const found: { name: string; open: Open }[] = [];
  for (const [name, key] of files)
    if (await photoStorage.withFile(key, async () => true))
      found.push({
        name,
        open: (use, fail) => {
          const reading = photoStorage.withFile(
            key,
            (path) =>
              new Promise<true>((resolve) => {
                const bytes = createReadStream(path);
                bytes.once("close", () => resolve(true));
                use(bytes);
              }),
          );
          reading.then((isThere) => isThere ?? fail(new Error(`The file ${key} is gone.`)), fail);
        },
      });
  return found;
}
