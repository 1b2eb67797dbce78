import { Hono } from "hono";
import type { OpenGraphNoun } from "../../shared/open-graph.ts";
import { limitOfCaller } from "../request/rate-limited.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { createOpenGraphPictures } from "./open-graph-pictures.ts";
import type { ReadOpenGraph } from "./open-graph-subject.ts";

/**
 * `/og/{noun}/{name}.jpg`: of what visitors see, whoever asks. What becomes private or is deleted answers 404 from then
 * on, because nobody may use a copy without asking again.
 */
export function openGraphRoutes(nouns: Record<OpenGraphNoun, ReadOpenGraph>) {
  const { etagOf, picture } = createOpenGraphPictures();
  const isNoun = (name: string): name is OpenGraphNoun => Object.hasOwn(nouns, name);
  return new Hono<SiteEnv>().get("/og/:noun/:name{[a-z0-9/-]+\\.jpg}", async (c) => {
    const { noun, name } = c.req.param();
    if (!isNoun(noun)) return c.text("Not found", 404);
    const { site } = c.var;
    const subject = await nouns[noun](site, name.slice(0, -".jpg".length));
    const headers = {
      "Cache-Control": "no-cache",
      ETag: etagOf(subject),
      // Shown by other sites.
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    if (c.req.header("if-none-match") === headers.ETag) return c.body(null, 304, headers);
    const bytes = await picture(site, subject, limitOfCaller(c.var, "open-graph").take);
    return c.body(bytes, 200, { ...headers, "Content-Type": "image/jpeg" });
  });
}
