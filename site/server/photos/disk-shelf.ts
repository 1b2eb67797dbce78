import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { problemOfDisk } from "./disk-problem.ts";
import type { PhotoShelf } from "./shelf.ts";

/**
 * A shelf on the local disk: keys are paths below `dir`. A file appears by a rename, after its bytes reached the disk.
 * @param log hears of a full disk, which is the operator's to mend
 */
export function openDiskShelf(dir: string, log: Logger): PhotoShelf {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9-]+(?:[/.][a-z0-9-]+)*$/.test(key)) throw new Error(`"${key}" is no key of the shelf.`);
    return join(dir, key);
  };

  return {
    async put(key, content) {
      const path = pathOf(key);
      const source = content instanceof Uint8Array ? `${path}.${randomUUID()}` : content.file;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await makeDurable(source, content instanceof Uint8Array ? content : null);
        await rename(source, path);
        await syncFolder(dirname(path));
      } catch (error) {
        if (content instanceof Uint8Array) await rm(source, { force: true });
        throw problemOfDisk(error, log);
      }
    },
    get: (key) => readFile(pathOf(key)).then((bytes) => bytes, absent),
    async withFile(key, use) {
      const path = pathOf(key);
      return (await stat(path).catch(absent)) === null ? null : use(path);
    },
    delete: (key) => rm(pathOf(key), { recursive: true, force: true, maxRetries: 3 }),
  };
}

async function makeDurable(path: string, bytes: Uint8Array | null): Promise<void> {
  const file = await open(path, bytes ? "wx" : "r+", 0o600);
  try {
    if (bytes) await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is safe from a power cut only when its folder has been written too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
