import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Payload } from "../shared/pages.ts";
import { type RouteId, routeIds } from "../shared/routes.ts";
import { type KeepMarkup, KeepMarkupProvider } from "./kept-article.tsx";
import { StaticNavigation } from "./navigation/static-navigation.tsx";
import { deferredParts, pageFiles, screenOf } from "./page-files.ts";
import { PayloadProvider, type ShownPayload } from "./payload.ts";
import { Page } from "./shell/page.tsx";

export interface DocumentTags {
  head: string;
  /** Empty where `head` contains the styles. */
  stylesheets: string[];
  foot: string;
}

export interface RenderOptions {
  /** @param id null for an error @param deferred the file of the page's deferred part */
  tagsOf(id: RouteId | null, deferred: string | null): DocumentTags;
  criticalStyles(html: string): string;
}

export interface RenderedPage {
  html: string;
  /** The content of the style element, for the security policy; empty without one. */
  inlineStyles: string;
}

interface Drawing {
  url: string;
  payload: Payload;
}

const maxKeptArticles = 2_000;

/**
 * Loads all page components once.
 * @returns a function that renders a page as a whole HTML document
 */
export async function createRender({ tagsOf, criticalStyles }: RenderOptions) {
  const screens = new Map(
    await Promise.all(routeIds.map(async (id) => [id, screenOf(await pageFiles[id]())] as const)),
  );
  await Promise.all(Object.values(deferredParts).map(({ load }) => load()));
  const screenFor = (id: RouteId) => screens.get(id) ?? (() => null);

  const keptArticles = new LRUCache<string, string>({ max: maxKeptArticles });
  /** The key says all that the content shows: it looks the same on every page. */
  const keepOn =
    (url: string, payload: ShownPayload): KeepMarkup =>
    (key, content) => {
      const kept = keptArticles.get(key);
      if (kept !== undefined) return kept;
      const html = rendered(onPage(url, payload, content), url);
      keptArticles.set(key, html);
      return html;
    };

  return async ({ url, payload }: Drawing): Promise<RenderedPage> => {
    if (payload.kind !== "page" && payload.kind !== "error")
      throw new Error(`Asked to draw a ${payload.kind} at ${url}.`);
    const html = rendered(
      <KeepMarkupProvider value={keepOn(url, payload)}>
        <StaticNavigation address={url}>
          <Page payload={payload} screenOf={screenFor} />
        </StaticNavigation>
      </KeepMarkupProvider>,
      url,
    );
    const id = payload.kind === "page" ? payload.page.id : null;
    const tags = tagsOf(id, (id && deferredParts[id]?.file) ?? null);
    const inlineStyles = tags.stylesheets.length > 0 && !payload.viewer ? criticalStyles(html) : "";
    return { html: withTags(html, { tags, payload, inlineStyles }), inlineStyles };
  };
}

const onPage = (url: string, payload: ShownPayload, content: ReactNode) => (
  <StaticNavigation address={url}>
    <PayloadProvider value={payload}>{content}</PayloadProvider>
  </StaticNavigation>
);

/** What React writes in place of a part that failed to render. */
const failedPart = "<!--$!-->";

function rendered(content: ReactNode, url: string): string {
  const html = renderToString(content);
  // To search it, V8 joins the pieces that React has made the text of: kept as pieces, it would take three times as much.
  if (html.includes(failedPart)) throw new Error(`A part of ${url} could not be rendered.`);
  return html;
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

function withTags(
  html: string,
  { tags, payload, inlineStyles }: { tags: DocumentTags; payload: Payload; inlineStyles: string },
): string {
  const headEnd = html.indexOf("</head>");
  const bodyEnd = html.lastIndexOf("</body>");
  const data = `<script type="application/json" id="payload">${inScript(payload)}</script>`;
  const doctype = html.startsWith("<!DOCTYPE") ? "" : "<!DOCTYPE html>";
  return (
    doctype +
    html.slice(0, headEnd) +
    tags.head +
    stylesTags(tags.stylesheets, inlineStyles) +
    html.slice(headEnd, bodyEnd) +
    data +
    tags.foot +
    html.slice(bodyEnd)
  );
}

const isOfFonts = (stylesheet: string) => stylesheet.startsWith("/assets/fonts-");

/**
 * Visitors get the critical styles inline: on a first visit, stylesheets would delay the first paint by a round trip.
 * `defer-hydration.ts` loads them later, but for the fonts, which are inline anyhow: a link that is disabled keeps Vite from
 * loading them with a part of the page. Members have them in their cache.
 */
function stylesTags(stylesheets: string[], inlineStyles: string): string {
  const link = (href: string, state = "") => `<link rel="stylesheet" href="${href}"${state}>`;
  if (!inlineStyles) return stylesheets.map((href) => link(href)).join("");
  const others = stylesheets.filter((href) => !isOfFonts(href));
  const disabled = stylesheets.filter(isOfFonts).map((href) => link(href, " disabled"));
  return `<style data-stylesheets="${others.join(" ")}">${inlineStyles}</style>${disabled.join("")}`;
}
