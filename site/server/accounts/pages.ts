import type { SentForm } from "../../shared/page-data.ts";
import type { Pages } from "../../shared/pages.ts";
import { loginRequired } from "../problems.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { Redirect } from "../request/page-loader.ts";
import { emailLink } from "./confirm-email.ts";
import { recentLogins } from "./login-log.ts";
import { memberOfResetLink } from "./passwords/password-reset.ts";
import { sessionsOf } from "./sessions/session.ts";

const visitorsOnly = ({ viewer, form }: PageRequest): SentForm | null => {
  if (viewer !== null) throw new Redirect("/");
  return form;
};

async function resetPasswordPage({ site, url, form }: PageRequest): Promise<Pages["resetPassword"]> {
  const token = url.searchParams.get("token");
  if (url.searchParams.has("sent")) return { step: "sent" };
  if (token === null) return { step: "ask", form };
  return (await memberOfResetLink(site, token)) ? { step: "choose", form } : { step: "expired" };
}

async function verifyEmailPage({ site, viewer, url, form }: PageRequest): Promise<Pages["verifyEmail"]> {
  if (url.searchParams.has("done")) return { step: "done" };
  const link = await emailLink(site, url.searchParams.get("token") ?? "");
  if (link) return { step: "confirm", ...link, form };
  if (!viewer || viewer.emailVerifiedAt) return { step: "expired" };
  return { step: url.searchParams.has("sent") ? "sent" : "ask", email: viewer.email, form };
}

async function accountPage({ site, viewer }: PageRequest): Promise<Pages["settingsAccount"]> {
  if (!viewer) throw loginRequired();
  const [sessions, logins] = await Promise.all([sessionsOf(site, viewer), recentLogins(site, viewer.id)]);
  return { sessions, logins };
}

export const accountsPages = {
  login: visitorsOnly,
  register: visitorsOnly,
  resetPassword: resetPasswordPage,
  verifyEmail: verifyEmailPage,
  settingsAccount: accountPage,
} satisfies Partial<PageLoaders>;
