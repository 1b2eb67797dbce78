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
import type { Account } from "./check-credentials.ts";
import { confirmEmail } from "./confirm-email.ts";
import { logIn } from "./log-in.ts";
import { changePassword } from "./passwords/change-password.ts";
import { requestPasswordReset, resetPassword } from "./passwords/password-reset.ts";
import { registerRateLimited } from "./register.ts";
import { createSession, endOtherSessions, endSession, endSessionById } from "./sessions/session.ts";
import { deviceCookie, deviceOf, tokenCookie, tokenOf } from "./sessions/token.ts";
import { requestVerificationAgain } from "./verify-email.ts";

/** What accounts cannot import. */
interface Above {
  /** Includes looks and the subscription. */
  userAnswer(site: SiteContext, member: Member): Promise<UserAnswer>;
  /** Lets a member who is leaving in only to come back. @throws 422 at `come_back` or `password` */
  comeBackAtLogin(site: SiteContext, account: Account, comesBack: boolean): Promise<void>;
}

/** The only calls that set the cookie of a session. */
export const accountsApi = ({ userAnswer, comeBackAtLogin }: Above) =>
  new Hono<SiteEnv>()
    .post("/register", rateLimited("register"), jsonBody(RegisterDraft), async (c) => {
      const { site, draft, address } = c.var;
      const account = await registerRateLimited(site, draft, address);
      const token = await signIn(c, site, account);
      return c.json({ message: { token, profile: await userAnswer(site, account.member) } });
    })
    .post("/login", jsonBody(LoginDraft), async (c) => {
      const { site, draft, address } = c.var;
      const userAgent = c.req.header("user-agent") ?? null;
      const caller = { address, device: deviceOf(c), link: draft.link ?? null, userAgent };
      const account = await logIn(site, draft, caller);
      await comeBackAtLogin(site, account, draft.come_back === "yes");
      const token = await signIn(c, site, account);
      return c.json({ message: { token, user: await userAnswer(site, account.member) } });
    })
    .put("/password", signedIn, jsonBody(PasswordDraft), async (c) => {
      const { site, draft, member } = c.var;
      const kept = { token: tokenOf(c)?.token ?? "", device: deviceOf(c) };
      setDeviceCookie(c, site, await changePassword(site, member, draft, kept));
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
    .post("/email-verification", signedIn, async (c) => {
      await requestVerificationAgain(c.var.site, c.var.member);
      return c.json({ message: "Check your inbox for a link" });
    })
    .post("/password-reset", jsonBody(PasswordResetDraft), async (c) => {
      const { site, draft, address } = c.var;
      await requestPasswordReset(site, draft.email, address);
      return c.json({ data: null });
    })
    .post("/password-reset/:token", rateLimited("new-password"), jsonBody(NewPasswordDraft), async (c) => {
      const { site, draft } = c.var;
      const account = await resetPassword(site, c.req.param("token"), draft);
      if (account.member.standing === "leaving")
        return c.json({ data: { is_leaving: true } satisfies NewPasswordOfLeaving });
      const token = await signIn(c, site, account);
      return c.json({ message: { token, user: await userAnswer(site, account.member) } });
    })
    .delete("/sessions", signedIn, async (c) => {
      await endOtherSessions(c.var.site, c.var.member);
      return c.json({ message: "Logged out everywhere else" });
    })
    .delete("/sessions/:id", signedIn, async (c) => {
      const browser = await endSessionById(c.var.site, c.var.member.id, c.req.param("id"));
      return c.json({ message: browser === null ? "Logged out" : `Logged out of ${browser}` });
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

async function signIn(c: Context, site: SiteContext, account: Account): Promise<string> {
  const held = tokenOf(c);
  const { token, device } = await createSession(site, account, {
    address: c.get("address"),
    userAgent: c.req.header("user-agent") ?? null,
    device: deviceOf(c),
    replaced: held?.by === "cookie" ? held.token : null,
  });
  c.header("Set-Cookie", tokenCookie(token, isSecure(site.publicUrl)));
  setDeviceCookie(c, site, device);
  return token;
}

function setDeviceCookie(c: Context, { publicUrl }: SiteContext, device: string): void {
  c.header("Set-Cookie", deviceCookie(device, isSecure(publicUrl)), { append: true });
}

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");
