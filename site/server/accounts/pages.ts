import type { Pages, SentForm } from "../../shared/pages.ts";
import type { PageLoaders, PageRequest } from "../http/page.ts";
import { Redirect } from "../http/page.ts";
import { signInNeeded } from "../problems.ts";
import { recentLogins } from "./login-log.ts";

/** Nobody who is signed in needs these two. */
const onlyForVisitors = ({ viewer, form }: PageRequest): SentForm | null => {
  if (viewer !== null) throw new Redirect("/");
  return form;
};

async function passwordPage({ site, viewer }: PageRequest): Promise<Pages["settingsPassword"]> {
  if (!viewer) throw signInNeeded();
  return { logins: await recentLogins(site, viewer.id) };
}

export const accountsPages = {
  login: onlyForVisitors,
  register: onlyForVisitors,
  settingsPassword: passwordPage,
} satisfies Partial<PageLoaders>;
