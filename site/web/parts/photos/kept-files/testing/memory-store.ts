import type { FileStore } from "../file-store.ts";

/** A device that keeps files for the length of a test. */
export function memoryStore<Stored extends { id: string }>(): FileStore<Stored> & { ids(): string[] } {
  const stored = new Map<string, Stored>();
  return {
    ids: () => [...stored.keys()],
    all: async () => [...stored.values()],
    get: async (id) => stored.get(id),
    put: async (file) => Boolean(stored.set(file.id, file)),
    delete: async (ids) => ids.forEach((id) => void stored.delete(id)),
  };
}
