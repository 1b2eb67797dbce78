import { Hono } from "hono";
import { ProfileDraft } from "../../shared/user.ts";
import { viewerCard } from "../current-user/viewer-card.ts";
import { jsonBody } from "../request/json-body.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { changeProfile } from "./change-profile.ts";

export const membersApi = new Hono<SiteEnv>().put(
  "/profile",
  signedIn,
  rateLimited("profile", { burst: 30, perMs: 60 * 60_000, by: "member" }),
  jsonBody(ProfileDraft),
  async (c) => {
    const { site, member, draft } = c.var;
    const changed = await changeProfile(site, member, draft);
    return c.json({ message: "Profile saved", data: await viewerCard(site, changed) });
  },
);
