import { randomUUID } from "node:crypto";
import { mkdir, open, opendir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { diskProblem } from "./disk-full-problem.ts";
import type { PhotoStorage } from "./photo-storage.ts";
import { syncFolder } from "./sync-folder.ts";

/** Keys are paths below `dir`. A file appears by a rename, after its bytes were synced. */
export function createDiskStorage(dir: string, log: Logger): PhotoStorage {
  const isKey = (text: string) => /^[a-z0-9-]+(?:[/.][a-z0-9-]+)*$/.test(text);
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error(`"${key}" is not a storage key.`);
    return join(dir, key);
  };

  return {
    async put(key, content) {
      const path = pathOf(key);
      const write = () => (content instanceof Uint8Array ? writeInto(path, content) : moveInto(path, content.file));
      await besideDelete(write).catch((error: unknown) => {
        throw diskProblem(error, log);
      });
    },
    get: (key) => readFile(pathOf(key)).then((bytes) => bytes, absent),
    async withFile(key, use) {
      const path = pathOf(key);
      return (await stat(path).catch(absent)) === null ? null : use(path);
    },
    async *list(folder) {
      const path = folder === undefined ? dir : pathOf(folder);
      for await (const { name } of (await opendir(path).catch(absent)) ?? []) {
        // Nobody stored the others here: `lost+found`, `.DS_Store`.
        const found = isKey(name) ? await stat(join(path, name)).catch(absent) : null;
        if (found) yield { key: folder === undefined ? name : `${folder}/${name}`, changedAt: found.mtime };
      }
    },
    async delete(key) {
      const path = pathOf(key);
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
      if (dirname(path) !== dir) await rmdir(dirname(path)).catch(() => undefined);
    },
  };
}

const attempts = 10;

/**
 * Tries again while a `delete` removes the folder: it does so as often as it still finds a file there. Creating the
 * folder at that moment fails with ENOTDIR.
 */
async function besideDelete(write: () => Promise<void>): Promise<void> {
  for (let left = attempts; ; left--)
    try {
      return await write();
    } catch (error) {
      const isRemoved = error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR"].includes(String(error.code));
      if (!isRemoved || left === 1) throw error;
    }
}

async function writeInto(path: string, bytes: Uint8Array): Promise<void> {
  const source = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const file = await open(source, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(source, path);
  } catch (error) {
    await rm(source, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

async function moveInto(path: string, source: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(source, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(source, path);
  // The file has no second source: a folder that was deleted since took it along.
  await syncFolder(dirname(path)).catch(absent);
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
