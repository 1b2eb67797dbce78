import { internalErrorMessage } from "../../shared/internal-error-message.ts";
import type { SentForm } from "../../shared/page-data.ts";
import type { Payload } from "../../shared/pages.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { viewerCard } from "../current-user/viewer-card.ts";
import { type BufferedResponse, bufferedResponse, type RequestHead } from "../http/buffered-response.ts";
import { encodeOnce } from "../http/content-encoding.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import type { SiteProblem } from "../problems.ts";
import { problemOf } from "../request/problem-response.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { failedPage, type LoadedPage, type Loaders, loadPage } from "./load-page.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import { contentTypes, type RenderedPage } from "./rendered-page.ts";
import { cacheKey, createPageAliases, type RequestedPage, requestedPage } from "./requested-page.ts";

interface Reader {
  viewer: Member | null;
  /** The request has no token at all, so the page is the same for every visitor and may be cached. */
  isVisitor: boolean;
  hasExpiredToken: boolean;
  requestId: string;
  /** A form of this page that was sent without script and refused with `status`. */
  form?: SentForm;
  status?: number;
}

export interface PageResponderOptions {
  site: SiteContext;
  loaders: Loaders;
  cache: PageCache;
  build: string;
  headers: {
    documents: Record<string, string>;
    inert: Record<string, string>;
    documentPolicy(inlineStyles: string): string;
  };
}

/** Answers pages in both formats, HTML and `{path}/_payload.json`, out of the same loaders. */
export interface PageResponder {
  /** `target` is path and query as sent. */
  cached(target: string, head: RequestHead, requestId: string): BufferedResponse | null;
  respond(url: URL, head: RequestHead, reader: Reader): Promise<BufferedResponse>;
  /** The error page for what failed before the page's loader ran. */
  respondToProblem(url: URL, head: RequestHead, problem: SiteProblem, requestId: string): Promise<BufferedResponse>;
}

export function createPageResponder(options: PageResponderOptions): PageResponder {
  const { cache } = options;
  const renderer = pageRenderer(options);
  const headersFor = responseHeadersOf(options);
  const aliases = createPageAliases();

  function visitorsResponse(page: CachedPage, head: RequestHead, requestId: string): BufferedResponse {
    const headers = headersFor(page, requestId);
    headers.Vary = "Accept-Encoding, Cookie, Authorization";
    // Browsers keep it only to revalidate it, which the `ETag` makes short.
    if (page.status === 200) headers["Cache-Control"] = "public, no-cache";
    return bufferedResponse(page, head, headers, page.status);
  }

  return {
    cached(target, head, requestId) {
      const page = cache.peek(aliases.keyOf(target) ?? "");
      return page ? visitorsResponse(page, head, requestId) : null;
    },
    async respond(url, head, reader) {
      const page = requestedPage(url);
      if (reader.isVisitor && !page.isSecret) {
        const key = cacheKey(page);
        const cached = await cache.get(key, () => renderer.render(page, reader));
        if (cached.status === 200) aliases.add(url.pathname + url.search, key);
        return visitorsResponse(cached, head, reader.requestId);
      }
      const rendered = await renderer.render(page, reader);
      // Error pages repeat the address. Compressed beside a member's own data, their size could reveal that data.
      const encoded =
        rendered.status === 200
          ? await encodeOnce(rendered.text, head.header("accept-encoding"))
          : { identity: Buffer.from(rendered.text) };
      const headers = { ...headersFor(rendered, reader.requestId), Vary: "Accept-Encoding" };
      return bufferedResponse(
        encoded,
        head,
        headers,
        rendered.status === 200 ? (reader.status ?? 200) : rendered.status,
      );
    },
    async respondToProblem(url, head, { status, message, headers: own }, requestId) {
      const { text, ...rendered } = await renderer.renderProblem(requestedPage(url), status, message);
      const headers = { ...headersFor(rendered, requestId), ...own };
      return bufferedResponse({ identity: Buffer.from(text) }, head, headers, status);
    },
  };
}

const responseHeadersOf =
  ({ headers }: PageResponderOptions) =>
  (page: Pick<RenderedPage, "format" | "policy" | "location">, requestId: string): Record<string, string> => ({
    ...(page.format === "html" ? headers.documents : headers.inert),
    "X-Request-Id": requestId,
    "Cache-Control": "private, no-store",
    "Content-Type": contentTypes[page.format],
    ...(page.format === "html" && { "Content-Security-Policy": page.policy ?? headers.documentPolicy("") }),
    ...(page.location !== undefined && { Location: page.location }),
  });

/** The site as the loader of one page sees it: `tags` become those of all that the page shows. */
const noting = (site: SiteContext, tags: Set<CacheTag>): SiteContext => ({
  ...site,
  shows(shown) {
    for (const tag of shown) tags.add(tag);
  },
});

function pageRenderer({ site, loaders, build, headers }: PageResponderOptions) {
  const { publicUrl: origin, pretended } = site;
  const shared = () => ({ build, origin, year: site.clock().getUTCFullYear(), pretended });

  async function renderDocument(url: string, payload: Payload, status: number) {
    const { html, inlineStyles } = await site.renderPage({ url, payload, status });
    return { text: html, policy: headers.documentPolicy(inlineStyles) };
  }

  return {
    async render({ format, isList, url, address }: RequestedPage, reader: Reader): Promise<RenderedPage> {
      const { viewer, hasExpiredToken, requestId, form = null } = reader;
      const tags = new Set<CacheTag>();
      const noted = reader.isVisitor ? noting(site, tags) : site;
      const request = { site: noted, viewer, hasExpiredToken, form, isList, url: new URL(address, url) };
      const [loaded, card] = await Promise.all([
        loadPage(loaders, request, (error) => problemOf(error, site, requestId)),
        viewer && !isList ? viewerCard(site, viewer) : null,
      ]);
      // Again: the loader may just have asked billing.
      const shown = viewer && card ? { ...card, isSubscribed: isSubscribed(viewer, site.clock()) } : null;
      const payloadOf = ({ content }: LoadedPage): Payload => ({ viewer: shown, ...shared(), ...content });
      const page = { format, status: loaded.status, tags };
      const { content } = loaded;
      if (format === "json") {
        const status = content.kind === "redirect" ? 200 : loaded.status;
        return { ...page, status, text: JSON.stringify(payloadOf(loaded)) };
      }
      if (content.kind === "redirect") return { ...page, text: "", location: content.to };
      const documentOf = (shown: LoadedPage) => renderDocument(address, payloadOf(shown), shown.status);
      try {
        return { ...page, ...(await documentOf(loaded)) };
      } catch (error) {
        site.log.error({ err: error, requestId }, "a page failed");
        return { ...page, status: 500, ...(await documentOf(failedPage(500, internalErrorMessage))) };
      }
    },
    async renderProblem({ format, address }: RequestedPage, status: number, message: string) {
      const payload: Payload = { viewer: null, ...shared(), ...failedPage(status, message).content };
      if (format === "json") return { format, text: JSON.stringify(payload) };
      return { format, ...(await renderDocument(address, payload, status)) };
    },
  };
}
