import { type Context, Hono } from "hono";
import { routes } from "../../shared/routes.ts";
import { encodeOnce } from "../http/content-encoding.ts";
import type { SiteEnv } from "../request/site-env.ts";
import type { SitemapEntry, SitemapNoun } from "../sitemap/sitemap-noun.ts";
import { createSitemapParts } from "../sitemap/sitemap-parts.ts";

const cachedForAnHour = "public, max-age=3600";
const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const listedPages = [
  "home",
  "looks",
  "members",
  "brands",
  "reviews",
  "discussions",
  "notebook",
  "notebookCategories",
  "about",
  "contact",
  "privacy",
  "terms",
  "questions",
  "paidSubscription",
] as const;

const disallowedPaths = ["/api/", "/search?", "/settings/", "/billing/", "/*/_payload.json"];

const robotsText = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

const inXml = (root: string, elements: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${elements.join("")}</${root}>`;

const sitemapOf = (publicUrl: string, entries: SitemapEntry[]): string =>
  inXml(
    "urlset",
    entries.map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeXml(publicUrl + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}</url>`,
    ),
  );

const indexOf = (publicUrl: string, parts: string[]): string =>
  inXml(
    "sitemapindex",
    parts.map((part) => `<sitemap><loc>${publicUrl}/sitemap/${part}.xml</loc></sitemap>`),
  );

async function sendXml(c: Context<SiteEnv>, xml: string): Promise<Response> {
  const { identity, gzip } = await encodeOnce(xml, c.req.header("accept-encoding") ?? null);
  return c.body(gzip ?? identity, 200, {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": cachedForAnHour,
    Vary: "Accept-Encoding",
    ...(gzip ? { "Content-Encoding": "gzip" } : {}),
  });
}

/** `/sitemap.xml` lists the parts of the sitemap: one of pages, and those of each noun by number. */
export function searchEngineRoutes(nouns: Record<string, SitemapNoun>) {
  const parts = createSitemapParts(nouns);
  return new Hono<SiteEnv>()
    .get("/robots.txt", (c) => c.text(robotsText(c.var.site.publicUrl), 200, { "Cache-Control": cachedForAnHour }))
    .get("/sitemap.xml", async (c) => {
      const { site } = c.var;
      const names = ["pages"];
      for (const name of Object.keys(nouns)) {
        const count = await parts.count(site, name);
        for (let number = 1; number <= count; number++) names.push(`${name}-${number}`);
      }
      return sendXml(c, indexOf(site.publicUrl, names));
    })
    .get("/sitemap/pages.xml", (c) => {
      const entries = listedPages.map((id) => ({ path: routes[id].path, changedAt: null }));
      return sendXml(c, sitemapOf(c.var.site.publicUrl, entries));
    })
    .get("/sitemap/:part{[a-z-]+-[1-9][0-9]{0,5}\\.xml}", async (c) => {
      const { site } = c.var;
      const [, name = "", number] = /^([a-z-]+)-(\d+)\.xml$/.exec(c.req.param("part")) ?? [];
      const noun = Object.hasOwn(nouns, name) ? nouns[name] : undefined;
      const part = noun && (await parts.part(site, name, Number(number)));
      if (!part) return c.text("Not found", 404);
      return sendXml(c, sitemapOf(site.publicUrl, await noun.entries(site.db, part)));
    });
}
