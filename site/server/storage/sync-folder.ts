import { open } from "node:fs/promises";

/** By folder, the sync that has not started yet and that callers may share. */
const pending = new Map<string, Promise<void>>();
const running = new Map<string, Promise<void>>();

/**
 * Syncs a folder's entries, which makes renames durable. Files that are renamed at the same time share one sync: each
 * waits for one that starts after its rename.
 */
export function syncFolder(path: string): Promise<void> {
  const shared = pending.get(path);
  if (shared) return shared;
  const before = running.get(path) ?? Promise.resolve();
  const mine = before
    .catch(() => undefined)
    .then(async () => {
      pending.delete(path);
      running.set(path, mine);
      try {
        await sync(path);
      } finally {
        if (running.get(path) === mine) running.delete(path);
      }
    });
  pending.set(path, mine);
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
