import { Hono } from "hono";
import { OutfitDraft } from "../../shared/outfits/outfit.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { outfitById, type WearsOfOutfits } from "./outfits.ts";
import { changeOutfit, createOutfit, deleteOutfit } from "./save-outfit.ts";

const outfitLimit = rateLimited("outfit");

export const outfitsApi = ({ wearsOf }: { wearsOf: WearsOfOutfits }) =>
  new Hono<SiteEnv>()
    .post("/outfits", signedIn, mayWrite, idempotent("outfit"), jsonBody(OutfitDraft), async (c) => {
      const { site, member, draft } = c.var;
      const id = await createOutfit(site, member, draft);
      return c.json({ message: "Outfit created", data: await outfitById(site, member, id, wearsOf) });
    })
    .put("/outfits/:id", signedIn, mayWrite, outfitLimit, jsonBody(OutfitDraft), async (c) => {
      const { site, member, draft } = c.var;
      const id = c.req.param("id");
      await changeOutfit(site, member, id, draft);
      return c.json({ message: "Changes saved", data: await outfitById(site, member, id, wearsOf) });
    })
    .delete("/outfits/:id", signedIn, outfitLimit, async (c) => {
      await deleteOutfit(c.var.site, c.var.member, c.req.param("id"));
      return c.json({ message: "Outfit deleted" });
    });
