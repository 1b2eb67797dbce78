import { type DrawnPage, etagOf } from "./drawn-page.ts";
import { type Encoded, encode } from "./encoding.ts";

/** A page as every visitor gets it: ready bytes. */
export type ReadyPage = Omit<DrawnPage, "text"> & Encoded & { etag: string };

/** Pages of visitors, kept for a moment. */
export interface PageCache {
  /** The kept page, if there is one that is not too old. */
  peek(key: string): ReadyPage | undefined;
  /** The kept page, or what `draw` makes; everybody who asks meanwhile waits for the same drawing. Only 200s are kept. */
  get(key: string, draw: () => Promise<DrawnPage>): Promise<ReadyPage>;
  /** Forgets every page about one of these, and those being drawn right now; without tags, all. */
  purge(tags?: readonly string[]): void;
}

interface Entry {
  page: ReadyPage;
  until: number;
}

interface Drawing {
  page: Promise<ReadyPage>;
  /** What was purged while it was being drawn. */
  purged: Set<string>;
  isStale: boolean;
}

const sizeOf = (page: ReadyPage | undefined): number =>
  page ? page.identity.length + (page.br?.length ?? 0) + (page.gzip?.length ?? 0) : 0;

/**
 * @param maxBytes of all kept pages together
 * @param now milliseconds of a steady clock
 */
export function createPageCache({
  ttlMs = 5_000,
  maxBytes = 24 * 1024 * 1024,
  now = () => performance.now(),
} = {}): PageCache {
  const entries = new Map<string, Entry>();
  let keptBytes = 0;
  const drawings = new Map<string, Drawing>();

  async function make(key: string, state: Drawing, draw: () => Promise<DrawnPage>): Promise<ReadyPage> {
    const { text, ...drawn } = await draw();
    const etag = etagOf(text);
    if (drawn.status !== 200) return { ...drawn, etag, identity: Buffer.from(text) };
    const page = { ...drawn, etag, ...(await encode(text)) };
    if (!state.isStale && !drawn.tags.some((tag) => state.purged.has(tag))) keep(key, page);
    return page;
  }

  function forget(key: string): void {
    keptBytes -= sizeOf(entries.get(key)?.page);
    entries.delete(key);
  }

  /** The oldest stand first: what is too old goes, then what is too much. */
  function keep(key: string, page: ReadyPage): void {
    forget(key);
    entries.set(key, { page, until: now() + ttlMs });
    keptBytes += sizeOf(page);
    for (const [oldest, { until }] of entries) {
      if (until > now() && keptBytes <= maxBytes) break;
      forget(oldest);
    }
  }

  function peek(key: string): ReadyPage | undefined {
    const entry = entries.get(key);
    return entry && entry.until > now() ? entry.page : undefined;
  }

  function begin(key: string, draw: () => Promise<DrawnPage>): Promise<ReadyPage> {
    const state: Drawing = { page: Promise.resolve(null as never), purged: new Set(), isStale: false };
    state.page = make(key, state, draw).finally(() => {
      if (drawings.get(key) === state) drawings.delete(key);
      unfinished.delete(state);
    });
    drawings.set(key, state);
    unfinished.add(state);
    return state.page;
  }
  const unfinished = new Set<Drawing>();

  return {
    peek,
    get(key, draw) {
      const kept = peek(key);
      if (kept) return Promise.resolve(kept);
      return drawings.get(key)?.page ?? begin(key, draw);
    },
    purge(tags) {
      for (const [key, { page }] of entries) if (!tags || page.tags.some((tag) => tags.includes(tag))) forget(key);
      for (const drawing of unfinished) {
        if (!tags) drawing.isStale = true;
        for (const tag of tags ?? []) drawing.purged.add(tag);
      }
      // Whoever comes after the purge must not wait for what was read before it.
      drawings.clear();
    },
  };
}
