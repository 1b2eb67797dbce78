import { Hono } from "hono";
import { routes } from "../../shared/routes.ts";
import type { SiteEnv } from "./env.ts";

const hour = "public, max-age=3600";
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Pages without parameters that strangers may read and that are worth finding. */
const worthFinding = [
  "home",
  "looks",
  "members",
  "about",
  "contact",
  "privacy",
  "terms",
  "questions",
  "paidSubscription",
] as const;

/** What search engines ask first. `paths` answers the addresses of the newest looks and members. */
export const crawlers = (paths: (site: SiteEnv["Variables"]["site"]) => Promise<string[]>) =>
  new Hono<SiteEnv>()
    .get("/robots.txt", (c) => {
      const lines = [
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /settings/",
        "Disallow: /billing/",
        "Disallow: /*/_payload.json",
      ];
      return c.text(`${[...lines, "", `Sitemap: ${c.var.site.publicUrl}/sitemap.xml`].join("\n")}\n`, 200, {
        "Cache-Control": hour,
      });
    })
    .get("/sitemap.xml", async (c) => {
      const all = [...worthFinding.map((id) => routes[id].path), ...(await paths(c.var.site))];
      const urls = all.map((path) => `<url><loc>${escaped(c.var.site.publicUrl + path)}</loc></url>`).join("");
      const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
      return c.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": hour });
    });
