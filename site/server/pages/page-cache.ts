import { type Encoded, encode } from "../http/content-encoding.ts";
import { etagOf, type RenderedPage } from "./rendered-page.ts";

export type CachedPage = Omit<RenderedPage, "text"> & Encoded & { etag: string };

export interface PageCache {
  peek(key: string): CachedPage | undefined;
  /** The cached page, or what `render` makes; simultaneous requests share one rendering. Only 200s are cached. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
  /** Drops every page with one of these tags, and those that are being rendered; without tags, all. */
  purge(tags?: readonly string[]): void;
}

interface Entry {
  page: CachedPage;
  expiresAt: number;
}

interface Rendering {
  purgedTags: Set<string>;
  isStale: boolean;
}

const sizeOf = (page: CachedPage | undefined): number =>
  page ? page.identity.length + (page.br?.length ?? 0) + (page.gzip?.length ?? 0) : 0;

/**
 * @param maxBytes of all cached pages together
 * @param now milliseconds of a monotonic clock
 */
export function createPageCache({
  ttlMs = 5_000,
  maxBytes = 24 * 1024 * 1024,
  now = () => performance.now(),
} = {}): PageCache {
  const entries = new Map<string, Entry>();
  let cachedBytes = 0;
  const shared = new Map<string, Promise<CachedPage>>();
  const unfinished = new Set<Rendering>();

  async function renderPage(
    key: string,
    rendering: Rendering,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    const { text, ...rendered } = await render();
    const etag = etagOf(text);
    if (rendered.status !== 200) return { ...rendered, etag, identity: Buffer.from(text) };
    const page = { ...rendered, etag, ...(await encode(text)) };
    if (!rendering.isStale && !rendered.tags.some((tag) => rendering.purgedTags.has(tag))) store(key, page);
    return page;
  }

  function drop(key: string): void {
    cachedBytes -= sizeOf(entries.get(key)?.page);
    entries.delete(key);
  }

  /** Entries are in the order of their age, so eviction stops at the first that may stay. */
  function store(key: string, page: CachedPage): void {
    drop(key);
    entries.set(key, { page, expiresAt: now() + ttlMs });
    cachedBytes += sizeOf(page);
    for (const [oldest, { expiresAt }] of entries) {
      if (expiresAt > now() && cachedBytes <= maxBytes) break;
      drop(oldest);
    }
  }

  function peek(key: string): CachedPage | undefined {
    const entry = entries.get(key);
    return entry && entry.expiresAt > now() ? entry.page : undefined;
  }

  function start(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const rendering: Rendering = { purgedTags: new Set(), isStale: false };
    const page = renderPage(key, rendering, render).finally(() => {
      if (shared.get(key) === page) shared.delete(key);
      unfinished.delete(rendering);
    });
    shared.set(key, page);
    unfinished.add(rendering);
    return page;
  }

  return {
    peek,
    get(key, render) {
      const cached = peek(key);
      if (cached) return Promise.resolve(cached);
      return shared.get(key) ?? start(key, render);
    },
    purge(tags) {
      for (const [key, { page }] of entries) if (!tags || page.tags.some((tag) => tags.includes(tag))) drop(key);
      for (const rendering of unfinished) {
        if (!tags) rendering.isStale = true;
        for (const tag of tags ?? []) rendering.purgedTags.add(tag);
      }
      // Requests after the purge must not share what was read before it.
      shared.clear();
    },
  };
}
