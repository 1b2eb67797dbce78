import { type Context, Hono } from "hono";
import {
  EmailChangeDraft,
  LoginDraft,
  NewPasswordDraft,
  type NewPasswordOfLeaving,
  PasswordDraft,
  PasswordResetDraft,
  RegisterDraft,
  type UserAnswer,
} from "../../shared/accounts/user.ts";
import { jsonBody } from "../request/json-body.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { Member, SiteEnv } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { requestEmailChange } from "./change-email.ts";
import { confirmEmail } from "./confirm-email.ts";
import { logIn } from "./log-in.ts";
import { changePassword } from "./passwords/change-password.ts";
import { requestPasswordReset, resetPassword } from "./passwords/password-reset.ts";
import { registerRateLimited } from "./register.ts";
import { createSession, endOtherSessions, endSession, endSessionById } from "./sessions/session.ts";
import { deviceCookie, deviceOf, tokenCookie, tokenOf } from "./sessions/token.ts";
import { trustDevice } from "./sessions/trusted-devices.ts";
import { requestVerification } from "./verify-email.ts";

/** What accounts cannot import. */
interface Above {
  /** Includes looks and the subscription. */
  userAnswer(site: SiteContext, member: Member): Promise<UserAnswer>;
  /** Lets a member who is leaving in only to come back. @throws 422 at `come_back` */
  comeBackAtLogin(site: SiteContext, member: Member, comesBack: boolean): Promise<void>;
}

/** The only calls that set the cookie of a session. */
export const accountsApi = ({ userAnswer, comeBackAtLogin }: Above) =>
  new Hono<SiteEnv>()
    .post("/register", rateLimited("register"), jsonBody(RegisterDraft), async (c) => {
      const { site, draft, address } = c.var;
      const member = await registerRateLimited(site, draft, address);
      const token = await signIn(c, site, member);
      return c.json({ message: { token, profile: await userAnswer(site, member) } });
    })
    .post("/login", jsonBody(LoginDraft), async (c) => {
      const { site, draft, address } = c.var;
      const userAgent = c.req.header("user-agent") ?? null;
      const caller = { address, device: deviceOf(c), link: draft.link ?? null, userAgent };
      const member = await logIn(site, draft, caller);
      await comeBackAtLogin(site, member, draft.come_back === "yes");
      const token = await signIn(c, site, member);
      return c.json({ message: { token, user: await userAnswer(site, member) } });
    })
    .put("/password", signedIn, jsonBody(PasswordDraft), async (c) => {
      const { site, draft, member } = c.var;
      await changePassword(site, member, draft, tokenOf(c)?.token ?? "");
      await rememberDevice(c, site, member);
      return c.json({ message: "Password changed" });
    })
    .put("/email", signedIn, rateLimited("email"), jsonBody(EmailChangeDraft), async (c) => {
      await requestEmailChange(c.var.site, c.var.member, c.var.draft);
      return c.json({ message: "Check your new email address for a link" });
    })
    .post("/email/:token", rateLimited("confirm-email"), async (c) => {
      const { isNew } = await confirmEmail(c.var.site, c.req.param("token"));
      return c.json({ message: isNew ? "Email address changed" : "Email address confirmed" });
    })
    .post("/email-verification", signedIn, rateLimited("verify-email"), async (c) => {
      await requestVerification(c.var.site, c.var.member);
      return c.json({ message: "Check your inbox for a link" });
    })
    .post("/password-reset", jsonBody(PasswordResetDraft), async (c) => {
      const { site, draft, address } = c.var;
      await requestPasswordReset(site, draft.email, address);
      return c.json({ data: null });
    })
    .post("/password-reset/:token", rateLimited("new-password"), jsonBody(NewPasswordDraft), async (c) => {
      const { site, draft } = c.var;
      const member = await resetPassword(site, c.req.param("token"), draft);
      if (member.standing === "leaving") return c.json({ data: { is_leaving: true } satisfies NewPasswordOfLeaving });
      const token = await signIn(c, site, member);
      return c.json({ message: { token, user: await userAnswer(site, member) } });
    })
    .delete("/sessions", signedIn, async (c) => {
      await endOtherSessions(c.var.site, c.var.member);
      return c.json({ message: "Logged out everywhere else" });
    })
    .delete("/sessions/:id", signedIn, async (c) => {
      await endSessionById(c.var.site, c.var.member.id, c.req.param("id"));
      return c.json({ message: "Logged out there" });
    })
    .post("/logout", async (c) => {
      const { site } = c.var;
      const held = tokenOf(c);
      if (held) await endSession(site, held.token);
      // A program that revokes its bearer token does not mean the cookie that came along.
      if (held?.by !== "bearer") c.header("Set-Cookie", tokenCookie(null, isSecure(site.publicUrl)));
      return c.json({ data: null });
    })
    .get("/user", signedIn, async (c) => c.json({ data: await userAnswer(c.var.site, c.var.member) }));

async function signIn(c: Context, site: SiteContext, member: Member): Promise<string> {
  const held = tokenOf(c);
  const token = await createSession(site, member.id, {
    address: c.get("address"),
    userAgent: c.req.header("user-agent") ?? null,
    replaced: held?.by === "cookie" ? held.token : null,
  });
  c.header("Set-Cookie", tokenCookie(token, isSecure(site.publicUrl)));
  await rememberDevice(c, site, member);
  return token;
}

async function rememberDevice(c: Context, site: SiteContext, member: Member): Promise<void> {
  const device = await trustDevice(site, member.id, deviceOf(c));
  c.header("Set-Cookie", deviceCookie(device, isSecure(site.publicUrl)), { append: true });
}

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");
