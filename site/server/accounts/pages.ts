import type { PageLoaders, PageRequest } from "../http/page.ts";
import { Redirect } from "../http/page.ts";

/** Nobody who is signed in needs these two. */
const onlyForStrangers = ({ viewer }: PageRequest): null => {
  if (viewer !== null) throw new Redirect("/");
  return null;
};

export const accountsPages = { login: onlyForStrangers, register: onlyForStrangers } satisfies Partial<PageLoaders>;
