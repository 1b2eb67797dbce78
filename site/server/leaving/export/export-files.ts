import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { dayMs } from "../../../shared/durations.ts";
import { syncFolder } from "../../storage/sync-folder.ts";

/** The copies of members' data, in a private folder beside the photos. A copy appears by a rename, when it is whole. */
export function exportFiles({ photosDir }: { photosDir: string }) {
  const folder = join(dirname(photosDir), "exports");
  const pathOf = (id: string) => join(folder, `${id}.zip`);

  return {
    /** @returns the size in bytes */
    async write(id: string, content: NodeJS.ReadableStream): Promise<number> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `${id}.${randomUUID()}.part`);
      try {
        await pipeline(content, createWriteStream(unfinished, { flags: "wx", mode: 0o600 }));
        const file = await open(unfinished, "r+");
        try {
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, pathOf(id));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(folder);
      return (await stat(pathOf(id))).size;
    },
    /** Reads only as fast as `body` is taken; null where there is no file. */
    async read(id: string): Promise<{ body: ReadableStream<Uint8Array>; sizeBytes: number } | null> {
      const found = await stat(pathOf(id)).catch(() => null);
      if (!found) return null;
      return { body: bytesOf(pathOf(id)), sizeBytes: found.size };
    },
    remove: (id: string) => rm(pathOf(id), { force: true }),
    /** Removes what a process that was killed left behind. */
    async removeUnfinished(now: Date): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!name.endsWith(".part")) continue;
        const left = await stat(join(folder, name)).catch(() => null);
        if (left && now.getTime() - left.mtimeMs > dayMs) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** Opened by the first read, so that a request that takes no body leaves no file open. */
function bytesOf(path: string): ReadableStream<Uint8Array> {
  let bytes: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        bytes ??= createReadStream(path)[Symbol.asyncIterator]();
        const { value, done } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await bytes?.return?.()),
    },
    { highWaterMark: 0 },
  );
}
