import { Hono } from "hono";
import type { SiteEnv } from "../http/env.ts";
import { limited } from "../http/rate-limit.ts";
import { signedIn } from "../http/signed-in.ts";
import { portalUrl } from "./portal.ts";
import { setRenewal } from "./renewal.ts";

const opening = limited("portal", { burst: 10, perMs: 60 * 60_000, by: "member" });
const changing = limited("renewal", { burst: 10, perMs: 60 * 60_000, by: "member" });

/** The renewal is a state: there, or taken away. The subscription itself lives until the end of its period. */
export const membershipApi = new Hono<SiteEnv>()
  .put("/membership/renewal", signedIn, changing, async (c) => {
    await setRenewal(c.var.site, c.var.member, true);
    return c.json({ message: "Your subscription goes on" });
  })
  .delete("/membership/renewal", signedIn, changing, async (c) => {
    await setRenewal(c.var.site, c.var.member, false);
    return c.json({ message: "Renewal cancelled" });
  })
  // Each is another link, good for one visit.
  .post("/membership/portal", signedIn, opening, async (c) =>
    c.json({ data: { url: await portalUrl(c.var.site, c.var.member) } }, 201),
  );
