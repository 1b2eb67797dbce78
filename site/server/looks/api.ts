import { Hono } from "hono";
import { type DeletedLookAnswer, EditedLookDraft, LookDraft, LookOrderDraft } from "../../shared/looks/look.ts";
import { postedDraftVersion } from "../drafts/draft-version.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { emailVerified } from "../request/email-verified.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayPost } from "../request/may-post.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { deleteLook } from "./deletion/delete-look.ts";
import { restoreLook } from "./deletion/restore-look.ts";
import { editLook } from "./edit-look.ts";
import { lookCard } from "./look-cards.ts";
import { lookBySlug } from "./looks.ts";
import { postLook } from "./post-look.ts";
import { reorderLooks } from "./reorder-looks.ts";
import { setLike } from "./set-like.ts";

const deleteLimit = rateLimited("delete-look");
const likeLimit = rateLimited("like");

export const looksApi = new Hono<SiteEnv>()
  .post(
    "/looks",
    signedIn,
    mayWrite,
    mayPost,
    emailVerified,
    idempotent("post-look"),
    jsonBody(LookDraft),
    async (c) => {
      const { site, member, draft } = c.var;
      const slug = await postLook(site, member, draft, postedDraftVersion(c.req));
      return c.json({ message: "Look posted", data: lookCard(await lookBySlug(site, member, slug)) });
    },
  )
  .put("/looks/order", signedIn, mayWrite, rateLimited("order"), jsonBody(LookOrderDraft), async (c) => {
    const slugs = await reorderLooks(c.var.site, c.var.member, c.var.draft.slugs);
    return c.json({ message: "Order saved", data: { slugs } });
  })
  .put(
    "/looks/:slug",
    signedIn,
    mayWrite,
    mayPost,
    emailVerified,
    rateLimited("edit-look"),
    jsonBody(EditedLookDraft),
    async (c) => {
      const { site, member, draft } = c.var;
      const slug = c.req.param("slug");
      await editLook(site, c.var, slug, draft, postedDraftVersion(c.req));
      return c.json({ message: "Changes saved", data: lookCard(await lookBySlug(site, member, slug)) });
    },
  )
  .delete("/looks/:slug", signedIn, deleteLimit, async (c) => {
    const until = await deleteLook(c.var.site, c.var, c.req.param("slug"));
    const data: DeletedLookAnswer = { restorable_until: until?.toISOString() ?? null };
    return c.json({ message: "Look deleted", data });
  })
  .delete("/looks/:slug/deletion", signedIn, mayWrite, mayPost, deleteLimit, async (c) => {
    const slug = c.req.param("slug");
    const number = await restoreLook(c.var.site, c.var.member, slug);
    return c.json({ message: "Look restored", data: { slug, number } });
  })
  .put("/looks/:slug/like", signedIn, mayWrite, likeLimit, async (c) =>
    c.json({ data: await setLike(c.var.site, c.var.member, c.req.param("slug"), true) }),
  )
  .delete("/looks/:slug/like", signedIn, likeLimit, async (c) =>
    c.json({ data: await setLike(c.var.site, c.var.member, c.req.param("slug"), false) }),
  );
