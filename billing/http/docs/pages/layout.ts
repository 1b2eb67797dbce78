import { html } from "hono/html";
import { endpoints } from "../endpoints/all-endpoints.ts";
import { type Endpoint, slugOf } from "../endpoints/endpoint.ts";
import type { Markup } from "./markup.ts";

/** What every page needs to know about where it is. */
export interface PageContext {
  /** Where clients reach the API: `https://hemline.example/pay`. */
  address: string;
  /** The path of the reference, `/pay/docs`: pages link by path, so that they work at any name of the host. */
  base: string;
  /** Paths of the stylesheet, the icon and the script. */
  stylesheet: string;
  icon: string;
  script: string;
  /** A sandbox key that visitors may use; null where they need one of their own. */
  sandboxKey: string | null;
}

export const groups = Map.groupBy(endpoints, (it) => it.group);

/** A page with its navigation. `current` is null on the overview. */
export function layout(context: PageContext, current: Endpoint | null, content: Markup): Markup {
  const title = current ? `${current.title} · Hemline billing API` : "Hemline billing API";
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${context.stylesheet}">
<link rel="icon" href="${context.icon}">
<script type="module" src="${context.script}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="name" href="${context.base}">Hemline billing API</a>
<a href="${context.base}/openapi.json">OpenAPI</a>
</header>
<div class="columns">
<details class="narrow"><summary>Endpoints</summary>${navigation(context, current)}</details>
<div class="wide">${navigation(context, current)}</div>
<main id="content">${content}</main>
</div>
</body>
</html>
`;
}

/** It is in the page twice: folded for narrow screens, and beside the text for wide ones. The stylesheet hides one. */
function navigation({ base }: PageContext, current: Endpoint | null): Markup {
  return html`<nav aria-label="Endpoints"><ul>
<li><a href="${base}"${current ? "" : currentPage}>Overview</a></li>
${[...groups].map(
  ([group, list]) => html`<li><span class="group">${group}</span>
<ul>${list.map(
    (it) => html`<li><a href="${base}/${slugOf(it)}"${it === current ? currentPage : ""}>${it.title}</a></li>`,
  )}</ul></li>`,
)}
</ul></nav>`;
}

const currentPage = html` aria-current="page"`;
