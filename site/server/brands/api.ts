import { Hono } from "hono";
import { emailVerified } from "../request/email-verified.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { followBrand, unfollowBrand } from "./set-brand-follow.ts";

const followLimit = rateLimited("follow");

export const brandsApi = new Hono<SiteEnv>()
  .put("/brands/:slug/follow", signedIn, mayWrite, emailVerified, followLimit, async (c) =>
    c.json({ data: await followBrand(c.var.site, c.var.member, c.req.param("slug")) }),
  )
  .delete("/brands/:slug/follow", signedIn, followLimit, async (c) =>
    c.json({ data: await unfollowBrand(c.var.site, c.var.member, c.req.param("slug")) }),
  );
