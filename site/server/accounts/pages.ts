import type { Pages, SentForm } from "../../shared/pages.ts";
import { loginRequired } from "../problems.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { Redirect } from "../request/page-loader.ts";
import { recentLogins } from "./login-log.ts";

const visitorsOnly = ({ viewer, form }: PageRequest): SentForm | null => {
  if (viewer !== null) throw new Redirect("/");
  return form;
};

async function passwordPage({ site, viewer }: PageRequest): Promise<Pages["settingsPassword"]> {
  if (!viewer) throw loginRequired();
  return { logins: await recentLogins(site, viewer.id) };
}

export const accountsPages = {
  login: visitorsOnly,
  register: visitorsOnly,
  settingsPassword: passwordPage,
} satisfies Partial<PageLoaders>;
