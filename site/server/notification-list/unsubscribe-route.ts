import { Hono } from "hono";
import { paths } from "../../shared/paths.ts";
import { rateLimited } from "../request/rate-limited.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** The one press of a mail program (RFC 8058), which follows no redirect, and the form of the page. No login. */
export const unsubscribeRoute = new Hono<SiteEnv>().post("/unsubscribe", rateLimited("unsubscribe"), async (c) => {
  await unsubscribe(c.var.site, c.req.query("token") ?? "");
  c.header("Cache-Control", "private, no-store");
  const isForm = c.req.query("form") !== undefined;
  return isForm ? c.redirect(paths.unsubscribed, 303) : c.text("You won’t get any more digests from Hemline.");
});
