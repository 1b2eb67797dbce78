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

const disallowedPaths = ["/api/", "/settings/", "/billing/", "/*/_payload.json"];

const robotsText = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

/** `paths` answers the addresses of single looks, members, brands, collections and products. */
export const searchEngineRoutes = (paths: (site: SiteContext) => Promise<string[]>) =>
  new Hono<SiteEnv>()
    .get("/robots.txt", (c) => c.text(robotsText(c.var.site.publicUrl), 200, { "Cache-Control": cachedForAnHour }))
    .get("/sitemap.xml", async (c) => {
      const all = [...listedPages.map((id) => routes[id].path), ...(await paths(c.var.site))];
      const urls = all.map((path) => `<url><loc>${escapeXml(c.var.site.publicUrl + path)}</loc></url>`).join("");
      const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
      return c.body(xml, 200, {
        "Content-Type": "application/xml; charset=utf-8",
        "Cache-Control": cachedForAnHour,
      });
    });
