import { vi } from "vitest";
import type { ItemCard } from "../../../../../shared/items/item.ts";
import { UploadFailure } from "../../../photos/upload-failure.ts";
import type { StoredFile } from "../stored-file.ts";
import { createUploadLine, type UploadLine } from "../upload-line.ts";

const itemOf = (id: string): ItemCard => ({
  id: `item-${id}`,
  ...{
    name: null,
    category: null,
    colours: ["brown"],
    brand: null,
    brandLink: null,
    product: null,
    photo: null,
    wears: 0,
  },
  ...{ isFavourite: false, isWished: false, isArchived: false, audience: "everyone" },
});
export const failed = (status: number, more: object = {}, retryAfter: string | null = null) =>
  new UploadFailure("PUT", "/api/photos/x", status, { message: "No.", ...more }, retryAfter);
export const photo = (name: string, { type = "image/jpeg", size = 9 } = {}) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1_700_000_000_000 });

/** A device that keeps files while pages come and go, and a site whose answers the test decides. */
export function testDevice() {
  const stored = new Map<string, StoredFile>();
  const locks = new Set<string>();
  const timers: { atMs: number; act: () => void }[] = [];
  const uploads: { id: string; part: (part: number) => void; arrive: () => void; fail: (why: Error) => void }[] = [];
  const created: string[] = [];
  let nowMs = 0;
  let isOnline = true;
  let member = "ada";
  let refusal: UploadFailure | null = null;
  const device = {
    store: {
      all: async () => [...stored.values()],
      get: async (id: string) => stored.get(id),
      put: async (file: StoredFile) => Boolean(stored.set(file.id, file)),
      delete: async (ids: readonly string[]) => ids.forEach((id) => void stored.delete(id)),
    },
    async exclusively(name: string, signal: AbortSignal, onHeldElsewhere: () => void, act: () => Promise<void>) {
      if (locks.has(name)) {
        onHeldElsewhere();
        await vi.waitUntil(() => !locks.has(name) || signal.aborted);
        signal.throwIfAborted();
      }
      locks.add(name);
      await act().finally(() => locks.delete(name));
    },
    isOnline: () => isOnline,
    nowMs: () => nowMs,
    after: (delayMs: number, act: () => void) => void timers.push({ atMs: nowMs + delayMs, act }),
  };
  const calls = (memberId: string) => ({
    upload: (id: string, _file: Blob, part: (part: number) => void, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        uploads.push({ id, part, arrive: () => resolve(), fail: reject });
        signal.addEventListener("abort", () => reject(failed(0)));
      }),
    async createItem(id: string) {
      if (refusal) throw refusal;
      created.push(id);
      return itemOf(id);
    },
    async requireMember() {
      if (member !== memberId) throw failed(401);
    },
  });
  return {
    stored,
    uploads,
    created,
    async opens(memberId = "ada", { isPaused = false, pageAskedAtMs = 1 } = {}): Promise<UploadLine> {
      const line = createUploadLine(memberId, calls(memberId), { ...device, pageAskedAtMs });
      line.setPaused(isPaused);
      await line.open();
      return line;
    },
    async arrives(at: number) {
      await vi.waitUntil(() => uploads.length > at);
      uploads[at]?.arrive();
    },
    async fails(at: number, why: Error) {
      await vi.waitUntil(() => uploads.length > at);
      uploads[at]?.fail(why);
    },
    passes(ms: number) {
      nowMs += ms;
      for (const { act } of timers.splice(0).filter((timer) => timer.atMs <= nowMs || !timers.push(timer))) act();
    },
    goesOffline() {
      isOnline = false;
    },
    logsIn(other: string) {
      member = other;
    },
    refusesItems(why: UploadFailure | null) {
      refusal = why;
    },
  };
}

export const steps = (line: UploadLine) => line.read().files.map(({ step }) => step.at);
export const names = (line: UploadLine) => line.read().files.map(({ name }) => name);
