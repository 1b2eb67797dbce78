import { LRUCache } from "lru-cache";
import { type Encoded, encode } from "../http/content-encoding.ts";
import { createNameIndex } from "./name-index.ts";
import { etagOf, type RenderedPage } from "./rendered-page.ts";

export type CachedPage = Omit<RenderedPage, "text"> & Encoded & { etag: string };

export interface PageCache {
  peek(key: string): CachedPage | undefined;
  /** The cached page, or what `render` makes; simultaneous requests share one rendering. Only 200s are cached. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
  /** Drops the pages that show one of these, also those that are being rendered; with null, all. */
  forget(names: readonly string[] | null): void;
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
  changedNames: Set<string>;
  isStale: boolean;
}

const hasAny = (names: Iterable<string>, wanted: ReadonlySet<string>) => {
  for (const name of names) if (wanted.has(name)) return true;
  return false;
};

const bytesOfName = 50;

const sizeOf = ({ identity, br, gzip, names }: CachedPage): number =>
  identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + names.size * bytesOfName;

export function createPageCache({
  lifetimeMs = 5_000,
  maxBytes = 24 * 1024 * 1024,
  now = () => performance.now(),
  onStore = () => undefined,
}: PageCacheOptions = {}): PageCache {
  const index = createNameIndex();
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: lifetimeMs,
    ttlResolution: 0,
    perf: { now },
    dispose: (page, key) => index.remove(key, page.names),
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
    if (!rendering.isStale && !hasAny(rendered.names, rendering.changedNames)) store(key, page);
    return page;
  }

  function store(key: string, page: CachedPage): void {
    pages.purgeStale();
    pages.set(key, page);
    if (pages.has(key)) index.add(key, page.names);
    onStore();
  }

  function start(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const rendering: Rendering = { changedNames: new Set(), isStale: false };
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
    forget(names) {
      if (names === null) pages.clear();
      else for (const key of names.flatMap(index.keysOf)) pages.delete(key);
      for (const rendering of unfinished) {
        if (names === null) rendering.isStale = true;
        else for (const name of names) rendering.changedNames.add(name);
      }
      // Requests after the change must not share what was read before it.
      shared.clear();
    },
  };
}
