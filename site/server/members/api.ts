import { Hono } from "hono";
import { PrivacyDraft, ProfileDraft } from "../../shared/accounts/user.ts";
import { viewerCard } from "../current-user/viewer-card.ts";
import { emailVerified } from "../request/email-verified.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { acceptFollower, removeFollower } from "./answer-follower.ts";
import { changeProfile } from "./change-profile.ts";
import { block, mute, unblock, unmute } from "./set-block.ts";
import { setDismissal } from "./set-dismissal.ts";
import { follow, unfollow } from "./set-follow.ts";
import { setPrivacy } from "./set-privacy.ts";

const followLimit = rateLimited("follow");
const relationLimit = rateLimited("relation");

export const membersApi = new Hono<SiteEnv>()
  .put("/profile", signedIn, rateLimited("profile"), jsonBody(ProfileDraft), async (c) => {
    const { site, member, draft } = c.var;
    const changed = await changeProfile(site, member, draft);
    return c.json({ message: "Profile saved", data: await viewerCard(site, changed) });
  })
  .put("/privacy", signedIn, relationLimit, jsonBody(PrivacyDraft), async (c) => {
    await setPrivacy(c.var.site, c.var.member, c.var.draft.is_private);
    return c.json({ message: c.var.draft.is_private ? "Your account is private" : "Your account is public" });
  })
  .put("/members/:slug/follow", signedIn, mayWrite, emailVerified, followLimit, async (c) =>
    c.json({ data: await follow(c.var.site, c.var.member, c.req.param("slug")) }),
  )
  .delete("/members/:slug/follow", signedIn, followLimit, async (c) =>
    c.json({ data: await unfollow(c.var.site, c.var.member, c.req.param("slug")) }),
  )
  .put("/followers/:slug", signedIn, followLimit, async (c) => {
    await acceptFollower(c.var.site, c.var.member, c.req.param("slug"));
    return c.json({ data: null });
  })
  .delete("/followers/:slug", signedIn, followLimit, async (c) => {
    await removeFollower(c.var.site, c.var.member, c.req.param("slug"));
    return c.json({ data: null });
  })
  .put("/members/:slug/block", signedIn, relationLimit, async (c) => {
    const name = await block(c.var.site, c.var.member, c.req.param("slug"));
    return c.json({ message: `${name} blocked` });
  })
  .delete("/members/:slug/block", signedIn, relationLimit, async (c) => {
    await unblock(c.var.site, c.var.member, c.req.param("slug"));
    return c.json({ message: "Member unblocked" });
  })
  .put("/members/:slug/mute", signedIn, relationLimit, async (c) => {
    await mute(c.var.site, c.var.member, c.req.param("slug"));
    return c.json({ data: { muted: true } });
  })
  .delete("/members/:slug/mute", signedIn, relationLimit, async (c) => {
    await unmute(c.var.site, c.var.member, c.req.param("slug"));
    return c.json({ data: { muted: false } });
  })
  .put("/members/:slug/dismissal", signedIn, relationLimit, async (c) => {
    await setDismissal(c.var.site, c.var.member, c.req.param("slug"), true);
    return c.json({ data: { dismissed: true } });
  })
  .delete("/members/:slug/dismissal", signedIn, relationLimit, async (c) => {
    await setDismissal(c.var.site, c.var.member, c.req.param("slug"), false);
    return c.json({ data: { dismissed: false } });
  });
