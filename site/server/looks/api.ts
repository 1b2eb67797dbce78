import { type Context, Hono } from "hono";
import { LookDraft, LookOrderDraft } from "../../shared/look.ts";
import { body } from "../http/body.ts";
import type { SiteEnv } from "../http/env.ts";
import { limited } from "../http/rate-limit.ts";
import { signedIn } from "../http/signed-in.ts";
import { badRequest } from "../problems.ts";
import { deleteLook } from "./delete-look.ts";
import { editLook } from "./edit-look.ts";
import { setLike } from "./likes.ts";
import { lookCard } from "./look-cards.ts";
import { lookBySlug } from "./looks.ts";
import { postLook } from "./post-look.ts";
import { reorderLooks } from "./reorder-looks.ts";

const minute = 60_000;
const liking = limited("like", { burst: 60, perMs: minute, by: "member" });

/** A form that is sent twice carries the same key twice. @throws 400 */
function postKeyOf(c: Context): string | null {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw badRequest("Idempotency-Key takes 8 to 100 characters without spaces.");
  return key;
}

export const looksApi = new Hono<SiteEnv>()
  .post(
    "/looks",
    signedIn,
    limited("post-look", { burst: 20, perMs: 60 * minute, by: "member" }),
    body(LookDraft),
    async (c) => {
      const { site, member, draft } = c.var;
      const slug = await postLook(site, member, draft, postKeyOf(c));
      return c.json({ message: "Look posted", data: lookCard(await lookBySlug(site, member, slug)) });
    },
  )
  .put(
    "/looks/order",
    signedIn,
    limited("order", { burst: 60, perMs: minute, by: "member" }),
    body(LookOrderDraft),
    async (c) => {
      const slugs = await reorderLooks(c.var.site, c.var.member, c.var.draft.slugs);
      return c.json({ message: "Order saved", data: { slugs } });
    },
  )
  .put(
    "/looks/:slug",
    signedIn,
    limited("edit-look", { burst: 60, perMs: 60 * minute, by: "member" }),
    body(LookDraft),
    async (c) => {
      const { site, member, draft } = c.var;
      const slug = c.req.param("slug");
      await editLook(site, member, slug, draft);
      return c.json({ message: "Look saved", data: lookCard(await lookBySlug(site, member, slug)) });
    },
  )
  .delete("/looks/:slug", signedIn, async (c) => {
    await deleteLook(c.var.site, c.var.member, c.req.param("slug"));
    return c.json({ message: "Look deleted" });
  })
  .put("/looks/:slug/like", signedIn, liking, async (c) =>
    c.json({ data: await setLike(c.var.site, c.var.member, c.req.param("slug"), true) }),
  )
  .delete("/looks/:slug/like", signedIn, liking, async (c) =>
    c.json({ data: await setLike(c.var.site, c.var.member, c.req.param("slug"), false) }),
  );
