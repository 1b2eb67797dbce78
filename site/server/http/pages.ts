import type { Payload } from "../../shared/pages.ts";
import { viewerCard } from "../accounts/viewer.ts";
import type { SiteContext } from "../parts.ts";
import { ourFault } from "./answer-problem.ts";
import { type DrawnPage, pageResponse } from "./drawn-page.ts";
import type { Member } from "./env.ts";
import type { PageLoaders } from "./page.ts";
import type { PageCache, ReadyPage } from "./page-cache.ts";
import { canonicalAddress, failed, type Loaded, loadPage, tagsOf } from "./page-load.ts";

/** Who asks for a page. */
export interface Reader {
  viewer: Member | null;
  /** No token came along at all: this reader gets what every visitor gets. */
  isVisitor: boolean;
  tokenIsDead: boolean;
  requestId: string;
}

export interface PagesParts {
  site: SiteContext;
  loaders: PageLoaders;
  cache: PageCache;
  build: string;
  /** The headers that documents have, and those of everything that is no document. */
  headers: { html: Record<string, string>; json: Record<string, string> };
}

/** Pages in their two dresses, HTML and `{path}/_payload.json`, out of the same loaders. */
export interface PageAnswers {
  /** The ready answer to a visitor, when there is one. */
  kept(request: Request, url: URL, requestId: string): Response | null;
  answer(request: Request, url: URL, reader: Reader): Promise<Response>;
  /** The error page for what failed before the page was asked. */
  broken(
    request: Request,
    url: URL,
    problem: { status: number; message: string },
    requestId: string,
  ): Promise<Response>;
}

const payloadEnding = "/_payload.json";

/** Which page an address asks for, and in which dress. */
function asked(url: URL): { dress: DrawnPage["dress"]; url: URL; address: string } {
  const isPayload = url.pathname.endsWith(payloadEnding);
  const page = new URL(url);
  if (isPayload) page.pathname = url.pathname.slice(0, -payloadEnding.length) || "/";
  return { dress: isPayload ? "json" : "html", url: page, address: canonicalAddress(page) };
}

export function createPages({ site, loaders, cache, build, headers }: PagesParts): PageAnswers {
  const origin = site.publicUrl;

  async function draw({ dress, url, address }: ReturnType<typeof asked>, reader: Reader): Promise<DrawnPage> {
    const { viewer, tokenIsDead, requestId } = reader;
    const onFault = (error: unknown) => site.log.error({ err: error, requestId }, "a page failed");
    const request = { site, viewer, tokenIsDead, url: new URL(address, url) };
    const [loaded, card] = await Promise.all([
      loadPage(loaders, request, onFault),
      viewer ? viewerCard(site, viewer) : null,
    ]);
    const payloadOf = ({ answer }: Loaded): Payload => ({ viewer: card, build, origin, ...answer });
    const drawn = { dress, status: loaded.status, tags: tagsOf(url.pathname) };
    const { answer } = loaded;
    if (dress === "json") {
      const status = answer.kind === "redirect" ? 200 : loaded.status;
      return { ...drawn, status, text: JSON.stringify(payloadOf(loaded)) };
    }
    if (answer.kind === "redirect") return { ...drawn, text: "", location: answer.to };
    const drawAs = async (shown: Loaded) =>
      await site.renderPage({ url: address, payload: payloadOf(shown), status: shown.status });
    try {
      return { ...drawn, text: await drawAs(loaded) };
    } catch (error) {
      onFault(error);
      return { ...drawn, status: 500, text: await drawAs(failed(500, ourFault)) };
    }
  }

  const cacheKey = ({ dress, address }: ReturnType<typeof asked>) => `${dress} ${address}`;
  const visitorHeaders = (page: ReadyPage, requestId: string) => ({
    ...headers[page.dress],
    "X-Request-Id": requestId,
    Vary: "Accept-Encoding, Cookie, Authorization",
    // Kept by browsers only to be asked about: `ETag` makes that a short conversation.
    "Cache-Control": page.status === 200 ? "public, no-cache" : "private, no-store",
  });

  const privateHeaders = (dress: DrawnPage["dress"], requestId: string) => ({
    ...headers[dress],
    "X-Request-Id": requestId,
    "Cache-Control": "private, no-store",
  });

  return {
    kept(request, url, requestId) {
      const page = cache.peek(cacheKey(asked(url)));
      return page ? pageResponse(page, request, visitorHeaders(page, requestId)) : null;
    },
    async answer(request, url, reader) {
      const page = asked(url);
      if (reader.isVisitor) {
        const ready = await cache.get(cacheKey(page), () => draw(page, reader));
        return pageResponse(ready, request, visitorHeaders(ready, reader.requestId));
      }
      const { text, ...drawn } = await draw(page, reader);
      return pageResponse(
        { ...drawn, identity: Buffer.from(text) },
        request,
        privateHeaders(page.dress, reader.requestId),
      );
    },
    async broken(request, url, { status, message }, requestId) {
      const { dress, address } = asked(url);
      const payload: Payload = { viewer: null, build, origin, ...failed(status, message).answer };
      const text =
        dress === "json" ? JSON.stringify(payload) : await site.renderPage({ url: address, payload, status });
      return pageResponse({ status, dress, identity: Buffer.from(text) }, request, privateHeaders(dress, requestId));
    },
  };
}
