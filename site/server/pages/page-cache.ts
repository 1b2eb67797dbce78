import { LRUCache } from "lru-cache";
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

interface Rendering {
  purgedTags: Set<string>;
  isStale: boolean;
}

const sizeOf = ({ identity, br, gzip }: CachedPage): number =>
  identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);

/**
 * @param maxBytes of all cached pages together
 * @param now milliseconds of a monotonic clock
 */
export function createPageCache({
  ttlMs = 5_000,
  maxBytes = 24 * 1024 * 1024,
  now = () => performance.now(),
} = {}): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  });
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

  function store(key: string, page: CachedPage): void {
    pages.purgeStale();
    pages.set(key, page);
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
    peek: (key) => pages.get(key),
    get(key, render) {
      const cached = pages.get(key);
      if (cached) return Promise.resolve(cached);
      return shared.get(key) ?? start(key, render);
    },
    purge(tags) {
      for (const [key, page] of pages) if (!tags || page.tags.some((tag) => tags.includes(tag))) pages.delete(key);
      for (const rendering of unfinished) {
        if (!tags) rendering.isStale = true;
        for (const tag of tags ?? []) rendering.purgedTags.add(tag);
      }
      // Requests after the purge must not share what was read before it.
      shared.clear();
    },
  };
}
