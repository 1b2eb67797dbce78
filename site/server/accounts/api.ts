import { type Context, Hono } from "hono";
import { LoginDraft, RegisterDraft } from "../../shared/user.ts";
import { body } from "../http/body.ts";
import type { Member, SiteEnv } from "../http/env.ts";
import { limited } from "../http/rate-limit.ts";
import { signedIn } from "../http/signed-in.ts";
import type { SiteContext } from "../parts.ts";
import { logInCounted, registerCounted } from "./counted.ts";
import { closeSession, openSession } from "./session.ts";
import { tokenCookie, tokenOf } from "./token.ts";
import { userAnswer } from "./viewer.ts";

const hour = 60 * 60_000;

/** Login, registration, logout and the question "who am I?": the only calls that set the cookie. */
export const accountsApi = new Hono<SiteEnv>()
  .post("/register", limited("register", { burst: 30, perMs: hour, by: "address" }), body(RegisterDraft), async (c) => {
    const { site, draft, address } = c.var;
    const member = await registerCounted(site, draft, address);
    const token = await signIn(c, site, member);
    site.purge(["home", "members"]);
    return c.json({ message: { token, profile: await userAnswer(site, member) } });
  })
  .post("/login", limited("login", { burst: 30, perMs: hour, by: "address" }), body(LoginDraft), async (c) => {
    const { site, draft, address } = c.var;
    const member = await logInCounted(site, draft, address);
    const token = await signIn(c, site, member);
    return c.json({ message: { token, user: await userAnswer(site, member) } });
  })
  .post("/logout", async (c) => {
    const { site } = c.var;
    const held = tokenOf(c);
    if (held) await closeSession(site, held.token);
    // A program that gives its own token back says nothing about the cookie beside it.
    if (held?.by !== "bearer") c.header("Set-Cookie", tokenCookie(null, isSecure(site.publicUrl)));
    return c.json({ data: null });
  })
  .get("/user", signedIn, async (c) => c.json({ data: await userAnswer(c.var.site, c.var.member) }));

/** Opens a session and hands the browser its cookie. The session of the cookie that it replaces is closed: nobody holds it any more. */
async function signIn(c: Context, site: SiteContext, member: Member): Promise<string> {
  const held = tokenOf(c);
  const token = await openSession(site, member.id, held?.by === "cookie" ? held.token : null);
  c.header("Set-Cookie", tokenCookie(token, isSecure(site.publicUrl)));
  return token;
}

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");
