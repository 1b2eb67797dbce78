import type { Pages, SentForm } from "../../shared/pages.ts";
import { loginRequired } from "../problems.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { Redirect } from "../request/page-loader.ts";
import { recentLogins } from "./login-log.ts";
import { memberOfResetLink } from "./password-reset.ts";
import { sessionsOf } from "./session.ts";

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

async function passwordPage({ site, viewer }: PageRequest): Promise<Pages["settingsPassword"]> {
  if (!viewer) throw loginRequired();
  const [sessions, logins] = await Promise.all([sessionsOf(site, viewer), recentLogins(site, viewer.id)]);
  return { sessions, logins };
}

export const accountsPages = {
  login: visitorsOnly,
  register: visitorsOnly,
  resetPassword: resetPasswordPage,
  settingsPassword: passwordPage,
} satisfies Partial<PageLoaders>;
