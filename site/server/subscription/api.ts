import { Hono } from "hono";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { portalUrl } from "./portal-link.ts";
import { receiveWebhook } from "./receive-webhook.ts";
import { setRenewal } from "./set-renewal.ts";

const portalLimit = rateLimited("portal");
const renewalLimit = rateLimited("renewal");

/** The renewal is a resource of its own: deleting it leaves the subscription to the end of its period. */
export const subscriptionApi = new Hono<SiteEnv>()
  .put("/subscription/renewal", signedIn, renewalLimit, async (c) => {
    await setRenewal(c.var.site, c.var.member, true);
    return c.json({ message: "Your subscription will renew" });
  })
  .delete("/subscription/renewal", signedIn, renewalLimit, async (c) => {
    await setRenewal(c.var.site, c.var.member, false);
    return c.json({ message: "Renewal cancelled" });
  })
  .post("/webhooks/billing", rateLimited("billing-webhook"), async (c) => {
    await receiveWebhook(c.var.site, c.req.raw.headers, new Uint8Array(await c.req.arrayBuffer()));
    return c.json({ data: null });
  })
  .post("/subscription/portal", signedIn, portalLimit, async (c) =>
    c.json({ data: { url: await portalUrl(c.var.site, c.var.member) } }, 201),
  );
