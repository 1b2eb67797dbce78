import { Hono } from "hono";
import { ContactDraft } from "../../shared/accounts/user.ts";
import { idempotencyKeyIn } from "../idempotency/idempotent.ts";
import { jsonBody } from "../request/json-body.ts";
import { rateLimited } from "../request/rate-limited.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { enqueueContactEmail } from "./contact-emails.ts";

// Behind the body: refused forms do not count.
const messageLimit = rateLimited("contact");

export const contactApi = new Hono<SiteEnv>().post("/contact", jsonBody(ContactDraft), messageLimit, async (c) => {
  await enqueueContactEmail(c.var.site, c.var.draft, idempotencyKeyIn(c.req));
  return c.json({ message: "Message sent" });
});
