import { type Context, Hono } from "hono";
import { LookDraft, LookOrderDraft } from "../../shared/looks/look.ts";
import { badRequest } from "../problems.ts";
import { jsonBody } from "../request/json-body.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { deleteLook } from "./delete-look.ts";
import { editLook } from "./edit-look.ts";
import { lookCard } from "./look-cards.ts";
import { lookBySlug } from "./looks.ts";
import { postLook } from "./post-look.ts";
import { reorderLooks } from "./reorder-looks.ts";
import { setLike } from "./set-like.ts";

const minuteMs = 60_000;
const likeLimit = rateLimited("like", { burst: 60, perMs: minuteMs, by: "member" });

/** @throws 400 for a malformed key */
function idempotencyKeyOf(c: Context): string | null {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw badRequest("Idempotency-Key takes 8 to 100 characters without spaces.");
  return key;
}

export const looksApi = new Hono<SiteEnv>()
  .post(
    "/looks",
    signedIn,
    rateLimited("post-look", { burst: 20, perMs: 60 * minuteMs, by: "member" }),
    jsonBody(LookDraft),
    async (c) => {
      const { site, member, draft } = c.var;
      const slug = await postLook(site, member, draft, idempotencyKeyOf(c));
      return c.json({ message: "Look posted", data: lookCard(await lookBySlug(site, member, slug)) });
    },
  )
  .put(
    "/looks/order",
    signedIn,
    rateLimited("order", { burst: 60, perMs: minuteMs, by: "member" }),
    jsonBody(LookOrderDraft),
    async (c) => {
      const slugs = await reorderLooks(c.var.site, c.var.member, c.var.draft.slugs);
      return c.json({ message: "Order saved", data: { slugs } });
    },
  )
  .put(
    "/looks/:slug",
    signedIn,
    rateLimited("edit-look", { burst: 60, perMs: 60 * minuteMs, by: "member" }),
    jsonBody(LookDraft),
    async (c) => {
      const { site, member, draft } = c.var;
      const slug = c.req.param("slug");
      await editLook(site, member, slug, draft);
      return c.json({ message: "Changes saved", data: lookCard(await lookBySlug(site, member, slug)) });
    },
  )
  .delete("/looks/:slug", signedIn, async (c) => {
    await deleteLook(c.var.site, c.var.member, c.req.param("slug"));
    return c.json({ message: "Look deleted" });
  })
  .put("/looks/:slug/like", signedIn, likeLimit, async (c) =>
    c.json({ data: await setLike(c.var.site, c.var.member, c.req.param("slug"), true) }),
  )
  .delete("/looks/:slug/like", signedIn, likeLimit, async (c) =>
    c.json({ data: await setLike(c.var.site, c.var.member, c.req.param("slug"), false) }),
  );
