import { Hono } from "hono";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { statisticsFile } from "./statistics-tables.ts";

export const statisticsApi = new Hono<SiteEnv>().get(
  "/wardrobe/statistics/:table",
  signedIn,
  rateLimited("statistics"),
  async (c) => {
    const { site, member } = c.var;
    const { name, text } = await statisticsFile(site, member, c.req.param("table"), new URL(c.req.url));
    return c.body(text, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    });
  },
);
