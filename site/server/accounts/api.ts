import { Hono } from "hono";
import { LoginDraft, RegisterDraft } from "../../shared/user.ts";
import { body } from "../http/body.ts";
import type { SiteEnv } from "../http/env.ts";
import { limited } from "../http/rate-limit.ts";
import { signedIn } from "../http/signed-in.ts";
import { logIn, register } from "./accounts.ts";
import { closeSession, openSession } from "./session.ts";
import { tokenCookie, tokenOf } from "./token.ts";
import { userAnswer } from "./viewer.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Login, registration, logout and the question "who am I?": the only calls that set the cookie. */
export const accountsApi = new Hono<SiteEnv>()
  .post("/register", limited("register", { burst: 10, perMs: hour, by: "address" }), body(RegisterDraft), async (c) => {
    const { site } = c.var;
    const member = await register(site, c.var.draft);
    const token = await openSession(site, member.id);
    site.purge(["home", "members"]);
    c.header("Set-Cookie", tokenCookie(token, isSecure(site.publicUrl)));
    return c.json({ message: { token, profile: await userAnswer(site, member) } });
  })
  .post("/login", limited("login", { burst: 30, perMs: hour, by: "address" }), body(LoginDraft), async (c) => {
    const { site, draft } = c.var;
    // Counted for this address and this caller together: a stranger cannot lock a member out.
    site.limits.take("login-account", `${draft.email.toLowerCase()} ${c.var.address}`, {
      burst: 10,
      perMs: 15 * minute,
    });
    const member = await logIn(site, draft);
    const token = await openSession(site, member.id);
    c.header("Set-Cookie", tokenCookie(token, isSecure(site.publicUrl)));
    return c.json({ message: { token, user: await userAnswer(site, member) } });
  })
  .post("/logout", async (c) => {
    const held = tokenOf(c);
    if (held) await closeSession(c.var.site, held.token);
    c.header("Set-Cookie", tokenCookie(null, isSecure(c.var.site.publicUrl)));
    return c.json({ data: null });
  })
  .get("/user", signedIn, async (c) => c.json({ data: await userAnswer(c.var.site, c.var.member) }));

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");
