import { Hono } from "hono";
import { routes } from "../../shared/routes.ts";
import type { SiteEnv } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

const cachedForAnHour = "public, max-age=3600";
const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const listedPages = [
  "home",
  "looks",
  "members",
  "brands",
  "reviews",
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

const urlElement = (publicUrl: string, { path, changedAt }: SitemapEntry): string =>
  `<url><loc>${escapeXml(publicUrl + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}</url>`;

interface SitemapEntry {
  path: string;
  changedAt: Date | null;
}

/** `entries` answers single looks, members, brands, collections and products. */
export const searchEngineRoutes = (entries: (site: SiteContext) => Promise<SitemapEntry[]>) =>
  new Hono<SiteEnv>()
    .get("/robots.txt", (c) => c.text(robotsText(c.var.site.publicUrl), 200, { "Cache-Control": cachedForAnHour }))
    .get("/sitemap.xml", async (c) => {
      const listed = listedPages.map((id) => ({ path: routes[id].path, changedAt: null }));
      const all = [...listed, ...(await entries(c.var.site))];
      const urls = all.map((entry) => urlElement(c.var.site.publicUrl, entry)).join("");
      const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
      return c.body(xml, 200, {
        "Content-Type": "application/xml; charset=utf-8",
        "Cache-Control": cachedForAnHour,
      });
    });
