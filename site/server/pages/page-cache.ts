import { LRUCache } from "lru-cache";
import { type Encoded, encode } from "../http/content-encoding.ts";
import { etagOf, type RenderedPage } from "./rendered-page.ts";
import { createTagIndex } from "./tag-index.ts";

export type CachedPage = Omit<RenderedPage, "text"> & Encoded & { etag: string };

export interface PageCache {
  peek(key: string): CachedPage | undefined;
  /** The cached page, or what `render` makes; simultaneous requests share one rendering. Only 200s are cached. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
  /** Drops the pages that show one of these, also those that are being rendered; with null, all. */
  forget(tags: readonly string[] | null): void;
}

export interface PageCacheOptions {
  lifetimeMs?: number | undefined;
  /** Of all cached pages together. */
  maxBytes?: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  /** Called when a page is stored. */
  onStore?: () => void;
}

interface Rendering {
  changedTags: Set<string>;
  isStale: boolean;
}

const hasAny = (tags: Iterable<string>, wanted: ReadonlySet<string>) => {
  for (const tag of tags) if (wanted.has(tag)) return true;
  return false;
};

const bytesOfTag = 50;

const sizeOf = ({ identity, br, gzip, tags }: CachedPage): number =>
  identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + tags.size * bytesOfTag;

export function createPageCache({
  lifetimeMs = 5_000,
  maxBytes = 24 * 1024 * 1024,
  now = () => performance.now(),
  onStore = () => undefined,
}: PageCacheOptions = {}): PageCache {
  const index = createTagIndex();
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: lifetimeMs,
    ttlResolution: 0,
    perf: { now },
    dispose: (page, key) => index.remove(key, page.tags),
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
    if (!rendering.isStale && !hasAny(rendered.tags, rendering.changedTags)) store(key, page);
    return page;
  }

  function store(key: string, page: CachedPage): void {
    pages.purgeStale();
    pages.set(key, page);
    if (pages.has(key)) index.add(key, page.tags);
    onStore();
  }

  function start(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const rendering: Rendering = { changedTags: new Set(), isStale: false };
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
    forget(tags) {
      if (tags === null) pages.clear();
      else for (const key of tags.flatMap(index.keysOf)) pages.delete(key);
      for (const rendering of unfinished) {
        if (tags === null) rendering.isStale = true;
        else for (const tag of tags) rendering.changedTags.add(tag);
      }
      // Requests after the change must not share what was read before it.
      shared.clear();
    },
  };
}
