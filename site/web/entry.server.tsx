import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, type DataStrategyFunction, StaticRouterProvider } from "react-router";
import type { Payload } from "../shared/pages.ts";
import { isRouteId, type RouteId, routeIds } from "../shared/routes.ts";
import { pageFiles, screenOf } from "./page-files.ts";
import { routeData } from "./payload.ts";
import { routeTree } from "./route-tree.tsx";

export interface DocumentTags {
  head: string;
  /** Null where `head` contains the styles. */
  stylesheet: string | null;
  foot: string;
}

export interface RenderOptions {
  /** Null for an address that is no page. */
  tagsOf(id: RouteId | null): DocumentTags;
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

/**
 * Loads all page components once.
 * @returns a function that renders a page as a whole HTML document
 */
export async function createRender({ tagsOf, criticalStyles }: RenderOptions) {
  const screens = new Map(
    await Promise.all(routeIds.map(async (id) => [id, screenOf(await pageFiles[id]())] as const)),
  );
  const handler = createStaticHandler(routeTree((id) => screens.get(id) ?? (() => null)));

  return async ({ url, payload }: Drawing): Promise<RenderedPage> => {
    const dataStrategy = dataStrategyFor(payload);
    const context = await handler.query(new Request(new URL(url, "http://site")), { dataStrategy });
    if (context instanceof Response) throw new Error(`Asked to draw a redirect at ${url}.`);
    const html = renderToString(
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    );
    const pageId = context.matches.at(-1)?.route.id ?? "";
    const tags = tagsOf(isRouteId(pageId) ? pageId : null);
    const inlineStyles = tags.stylesheet && !payload.viewer ? criticalStyles(html) : "";
    return { html: withTags(html, { tags, payload, inlineStyles }), inlineStyles };
  };
}

/** Gives each route its part of the payload. */
const dataStrategyFor =
  (payload: Payload): DataStrategyFunction<unknown> =>
  async ({ matches }) =>
    Object.fromEntries(
      await Promise.all(
        matches.map(
          async (match) =>
            [match.route.id, await match.resolve(async () => routeData(payload, match.route.id))] as const,
        ),
      ),
    );

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
    stylesTag(tags.stylesheet, inlineStyles) +
    html.slice(headEnd, bodyEnd) +
    data +
    tags.foot +
    html.slice(bodyEnd)
  );
}

/**
 * Visitors get the critical styles inline: on a first visit, a stylesheet would delay the first paint by a round trip.
 * `defer-hydration.ts` loads it later. Members have it in their cache.
 */
function stylesTag(stylesheet: string | null, inlineStyles: string): string {
  if (stylesheet === null) return "";
  return inlineStyles
    ? `<style data-stylesheet="${stylesheet}">${inlineStyles}</style>`
    : `<link rel="stylesheet" href="${stylesheet}">`;
}
