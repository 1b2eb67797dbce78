import { type Context, Hono } from "hono";
import { LoginDraft, PasswordDraft, RegisterDraft } from "../../shared/user.ts";
import { body } from "../http/body.ts";
import type { Member, SiteEnv } from "../http/env.ts";
import { limited } from "../http/rate-limit.ts";
import { signedIn } from "../http/signed-in.ts";
import type { SiteContext } from "../parts.ts";
import { logInLimited, registerLimited } from "./attempt-limits.ts";
import { changePassword } from "./change-password.ts";
import { closeSession, openSession } from "./session.ts";
import { deviceCookie, deviceOf, tokenCookie, tokenOf } from "./token.ts";
import { trustDevice } from "./trust.ts";
import { userAnswer } from "./viewer.ts";

const hour = 60 * 60_000;

/** Login, registration, logout, passwords, and the question "who am I?": the only calls that set cookies. */
export const accountsApi = new Hono<SiteEnv>()
  .post("/register", limited("register", { burst: 30, perMs: hour, by: "address" }), body(RegisterDraft), async (c) => {
    const { site, draft, address } = c.var;
    const member = await registerLimited(site, draft, address);
    const token = await signIn(c, site, member);
    site.purge(["home", "members"]);
    return c.json({ message: { token, profile: await userAnswer(site, member) } });
  })
  .post("/login", body(LoginDraft), async (c) => {
    const { site, draft, address } = c.var;
    const userAgent = c.req.header("user-agent") ?? null;
    const member = await logInLimited(site, draft, {
      address,
      device: deviceOf(c),
      link: draft.link ?? null,
      userAgent,
    });
    const token = await signIn(c, site, member);
    return c.json({ message: { token, user: await userAnswer(site, member) } });
  })
  .put("/password", signedIn, body(PasswordDraft), async (c) => {
    const { site, draft, member } = c.var;
    await changePassword(site, member, draft, tokenOf(c)?.token ?? "");
    await rememberDevice(c, site, member);
    return c.json({ message: "Password changed" });
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
  await rememberDevice(c, site, member);
  return token;
}

/** A browser that logged in is known again the next time, when strangers may be guessing at the account. */
async function rememberDevice(c: Context, site: SiteContext, member: Member): Promise<void> {
  const device = await trustDevice(site, member.id, deviceOf(c));
  c.header("Set-Cookie", deviceCookie(device, isSecure(site.publicUrl)), { append: true });
}

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");
