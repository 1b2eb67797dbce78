import { Hono } from "hono";
import { ContactDraft } from "../../shared/user.ts";
import { body } from "../http/body.ts";
import type { SiteEnv } from "../http/env.ts";
import { limited } from "../http/rate-limit.ts";
import { takeMessage } from "./contact.ts";

/** Behind the body: a form that must be mended is no letter yet. */
const letters = limited("contact", { burst: 5, perMs: 60 * 60_000, by: "address" });

export const contactApi = new Hono<SiteEnv>().post("/contact", body(ContactDraft), letters, async (c) => {
  await takeMessage(c.var.site, c.var.draft);
  return c.json({ message: "Message sent" });
});
