import { Hono } from "hono";
import { LookWearDraft, WearDraft } from "../../shared/wears/wear.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { countedWears } from "./counted-wears.ts";
import { type AfterDeletion, deleteLastWear, deletePress } from "./delete-wears.ts";
import { logWears } from "./log-wears.ts";
import { wearLook } from "./wear-look.ts";

const wearLimit = rateLimited("wear");

export const wearsApi = ({ afterDeletion }: { afterDeletion: AfterDeletion }) =>
  new Hono<SiteEnv>()
    .post("/wears", signedIn, mayWrite, idempotent("wear"), jsonBody(WearDraft), async (c) => {
      const data = await logWears(c.var.site, c.var.member, c.var.draft);
      return c.json({ message: countedWears(data.items.length, "logged"), data });
    })
    .delete("/wears/:press", signedIn, wearLimit, async (c) => {
      const data = await deletePress(c.var.site, c.var.member, c.req.param("press"), afterDeletion);
      return c.json({ message: countedWears(data.items.length, "deleted"), data });
    })
    .delete("/items/:id/wears/:on", signedIn, wearLimit, async (c) => {
      const wear = { itemId: c.req.param("id"), on: c.req.param("on") };
      const data = await deleteLastWear(c.var.site, c.var.member, wear, afterDeletion);
      return c.json({ message: "Wear deleted", data });
    })
    .post("/looks/:slug/wears", signedIn, mayWrite, idempotent("wear"), jsonBody(LookWearDraft), async (c) => {
      const { site, member, draft } = c.var;
      const data = await wearLook(site, member, c.req.param("slug"), draft.on);
      return c.json({ message: countedWears(data.items.length, "logged"), data });
    });
