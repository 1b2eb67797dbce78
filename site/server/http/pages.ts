import type { Payload, SentForm } from "../../shared/pages.ts";
import { viewerCard } from "../accounts/viewer.ts";
import type { SiteContext } from "../parts.ts";
import { ourFault, problemOf } from "./answer-problem.ts";
import { contentTypes, type DrawnPage } from "./drawn-page.ts";
import { encodeOnce } from "./encoding.ts";
import type { Member } from "./env.ts";
import type { PageLoaders } from "./page.ts";
import type { PageCache, ReadyPage } from "./page-cache.ts";
import { canonicalAddress, failed, type Loaded, loadPage, tagsOf } from "./page-load.ts";
import { type Asking, type ReadyAnswer, readyAnswer } from "./ready-answer.ts";

/** Who asks for a page. */
export interface Reader {
  viewer: Member | null;
  /** No token came along at all: this reader gets what every visitor gets. */
  isVisitor: boolean;
  tokenIsDead: boolean;
  requestId: string;
  /** A form of this page that was sent without script and refused with `status`. */
  form?: SentForm;
  status?: number;
}

export interface PagesParts {
  site: SiteContext;
  loaders: PageLoaders;
  cache: PageCache;
  build: string;
  /** The headers that documents have, and those of everything that is no document. */
  headers: { html: Record<string, string>; json: Record<string, string> };
  /** The security policy of a document with these styles in it. */
  documentPolicy(inlineStyles: string): string;
}

/** Pages in their two dresses, HTML and `{path}/_payload.json`, out of the same loaders. */
export interface PageAnswers {
  /** The ready answer to a visitor who asks for `target` (path and query as sent), when there is one. */
  kept(target: string, asking: Asking, requestId: string): ReadyAnswer | null;
  answer(url: URL, asking: Asking, reader: Reader): Promise<ReadyAnswer>;
  /** The error page for what failed before the page was asked. */
  broken(
    url: URL,
    asking: Asking,
    problem: { status: number; message: string; headers: Record<string, string> },
    requestId: string,
  ): Promise<ReadyAnswer>;
}

const payloadEnding = "/_payload.json";
const spellingsAtMost = 2_000;
const longestSpelling = 500;

/** Which page an address asks for, and in which dress. */
function asked(url: URL): { dress: DrawnPage["dress"]; url: URL; address: string } {
  const isPayload = url.pathname.endsWith(payloadEnding);
  const page = new URL(url);
  if (isPayload) page.pathname = url.pathname.slice(0, -payloadEnding.length) || "/";
  return { dress: isPayload ? "json" : "html", url: page, address: canonicalAddress(page) };
}

export function createPages({ site, loaders, cache, build, headers, documentPolicy }: PagesParts): PageAnswers {
  const { publicUrl: origin, notice } = site;

  async function drawDocument(url: string, payload: Payload, status: number) {
    const { html, inlineStyles } = await site.renderPage({ url, payload, status });
    return { text: html, policy: documentPolicy(inlineStyles) };
  }

  async function draw({ dress, url, address }: ReturnType<typeof asked>, reader: Reader): Promise<DrawnPage> {
    const { viewer, tokenIsDead, requestId, form = null } = reader;
    const onFault = (error: unknown) => site.log.error({ err: error, requestId }, "a page failed");
    const request = { site, viewer, tokenIsDead, form, url: new URL(address, url) };
    const [loaded, card] = await Promise.all([
      loadPage(loaders, request, (error) => problemOf(error, site, requestId)),
      viewer ? viewerCard(site, viewer) : null,
    ]);
    const payloadOf = ({ answer }: Loaded): Payload => ({ viewer: card, build, origin, notice, ...answer });
    const drawn = { dress, status: loaded.status, tags: tagsOf(url.pathname) };
    const { answer } = loaded;
    if (dress === "json") {
      const status = answer.kind === "redirect" ? 200 : loaded.status;
      return { ...drawn, status, text: JSON.stringify(payloadOf(loaded)) };
    }
    if (answer.kind === "redirect") return { ...drawn, text: "", location: answer.to };
    const drawAs = (shown: Loaded) => drawDocument(address, payloadOf(shown), shown.status);
    try {
      return { ...drawn, ...(await drawAs(loaded)) };
    } catch (error) {
      onFault(error);
      return { ...drawn, status: 500, ...(await drawAs(failed(500, ourFault))) };
    }
  }

  const cacheKey = ({ dress, address }: ReturnType<typeof asked>) => `${dress} ${address}`;
  /** Targets as they were sent -> the page they mean: what was read once need not be read again. */
  const spellings = new Map<string, string>();

  /** Nobody's links are as long as an address may be, and a flood of such addresses would fill the memory. */
  function remember(target: string, key: string): void {
    if (target.length > longestSpelling) return;
    if (spellings.size >= spellingsAtMost) spellings.clear();
    spellings.set(target, key);
  }

  function headersFor(page: Pick<DrawnPage, "dress" | "policy" | "location">, requestId: string) {
    const all: Record<string, string> = {
      ...headers[page.dress],
      "X-Request-Id": requestId,
      "Cache-Control": "private, no-store",
      "Content-Type": contentTypes[page.dress],
    };
    if (page.dress === "html") all["Content-Security-Policy"] = page.policy ?? documentPolicy("");
    if (page.location !== undefined) all.Location = page.location;
    return all;
  }

  function visitorsAnswer(page: ReadyPage, asking: Asking, requestId: string): ReadyAnswer {
    const all = headersFor(page, requestId);
    all.Vary = "Accept-Encoding, Cookie, Authorization";
    // Kept by browsers only to be asked about: `ETag` makes that a short conversation.
    if (page.status === 200) all["Cache-Control"] = "public, no-cache";
    return readyAnswer(page, asking, all, page.status);
  }

  return {
    kept(target, asking, requestId) {
      const page = cache.peek(spellings.get(target) ?? "");
      return page ? visitorsAnswer(page, asking, requestId) : null;
    },
    async answer(url, asking, reader) {
      const page = asked(url);
      if (reader.isVisitor) {
        const key = cacheKey(page);
        const ready = await cache.get(key, () => draw(page, reader));
        if (ready.status === 200) remember(url.pathname + url.search, key);
        return visitorsAnswer(ready, asking, reader.requestId);
      }
      const drawn = await draw(page, reader);
      // What failed may repeat what was asked for, and compressed beside a member's own data that could be told apart.
      const encoded =
        drawn.status === 200
          ? await encodeOnce(drawn.text, asking.header("accept-encoding"))
          : { identity: Buffer.from(drawn.text) };
      return readyAnswer(
        encoded,
        asking,
        { ...headersFor(drawn, reader.requestId), Vary: "Accept-Encoding" },
        drawn.status === 200 ? (reader.status ?? 200) : drawn.status,
      );
    },
    async broken(url, asking, { status, message, headers: own }, requestId) {
      const { dress, address } = asked(url);
      const payload: Payload = { viewer: null, build, origin, notice, ...failed(status, message).answer };
      const { text, ...drawn } =
        dress === "json" ? { text: JSON.stringify(payload) } : await drawDocument(address, payload, status);
      const all = { ...headersFor({ dress, ...drawn }, requestId), ...own };
      return readyAnswer({ identity: Buffer.from(text) }, asking, all, status);
    },
  };
}
