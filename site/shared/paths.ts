import { accountsApi, accountsPaths } from "./accounts/paths.ts";
import { homeApi, homePaths } from "./home/paths.ts";
import { leavingApi, leavingPaths } from "./leaving/paths.ts";
import { looksApi, looksPaths } from "./looks/paths.ts";
import { membersApi, membersPaths } from "./members/paths.ts";
import { photosApi, photosPaths } from "./photos/paths.ts";
import { settingsPaths } from "./settings/paths.ts";
import { subscriptionApi, subscriptionPaths } from "./subscription/paths.ts";

/** Every address that the site links to. */
export const paths = {
  ...homePaths,
  ...accountsPaths,
  ...leavingPaths,
  ...looksPaths,
  ...membersPaths,
  ...photosPaths,
  ...settingsPaths,
  ...subscriptionPaths,
} as const;

/** Takes JSON, answers `{message?, data?}`. */
export const api = {
  ...homeApi,
  ...accountsApi,
  ...leavingApi,
  ...looksApi,
  ...membersApi,
  ...photosApi,
  ...subscriptionApi,
} as const;
