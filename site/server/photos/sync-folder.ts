import { open } from "node:fs/promises";

/** By folder: the sync that has not begun yet, which everybody who comes now may share. */
const next = new Map<string, Promise<void>>();
const running = new Map<string, Promise<void>>();

/**
 * Writes a folder's entries to the disk: a rename is safe from a power cut only then. Files that arrive together share one
 * write, because each of them waits for one that begins after its own rename.
 */
export function syncFolder(path: string): Promise<void> {
  const shared = next.get(path);
  if (shared) return shared;
  const before = running.get(path) ?? Promise.resolve();
  const mine = before
    .catch(() => undefined)
    .then(async () => {
      next.delete(path);
      running.set(path, mine);
      try {
        await sync(path);
      } finally {
        if (running.get(path) === mine) running.delete(path);
      }
    });
  next.set(path, mine);
  return mine;
}

async function sync(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
