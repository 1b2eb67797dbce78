import { Hono } from "hono";
import { ProfileDraft } from "../../shared/user.ts";
import { viewerCard } from "../accounts/viewer.ts";
import { body } from "../http/body.ts";
import type { SiteEnv } from "../http/env.ts";
import { limited } from "../http/rate-limit.ts";
import { signedIn } from "../http/signed-in.ts";
import { changeProfile } from "./change-profile.ts";

export const membersApi = new Hono<SiteEnv>().put(
  "/profile",
  signedIn,
  limited("profile", { burst: 30, perMs: 60 * 60_000, by: "member" }),
  body(ProfileDraft),
  async (c) => {
    const { site, member, draft } = c.var;
    const changed = await changeProfile(site, member, draft);
    return c.json({ message: "Profile saved", data: await viewerCard(site, changed) });
  },
);
