import { accountsApi, accountsPaths } from "./accounts/paths.ts";
import { brandsApi, brandsPaths } from "./brands/paths.ts";
import { catalogueAdminApi, catalogueAdminPaths } from "./catalogue-admin/paths.ts";
import { collectionsPaths } from "./collections/paths.ts";
import { commentsApi, commentsPaths } from "./comments/paths.ts";
import { discussionsApi, discussionsPaths } from "./discussions/paths.ts";
import { draftsApi } from "./drafts/paths.ts";
import { groupAdminApi, groupAdminPaths } from "./group-admin/paths.ts";
import { homeApi, homePaths } from "./home/paths.ts";
import { itemsApi, itemsPaths } from "./items/paths.ts";
import { leavingApi, leavingPaths } from "./leaving/paths.ts";
import { looksApi, looksPaths } from "./looks/paths.ts";
import { membersApi, membersPaths } from "./members/paths.ts";
import { moderationApi, moderationPaths } from "./moderation/paths.ts";
import { notebookPaths } from "./notebook/paths.ts";
import { notebookAdminApi, notebookAdminPaths } from "./notebook-admin/paths.ts";
import { notificationsApi, notificationsPaths } from "./notifications/paths.ts";
import { outfitsApi, outfitsPaths } from "./outfits/paths.ts";
import { photosApi, photosPaths } from "./photos/paths.ts";
import { productsApi, productsPaths } from "./products/paths.ts";
import { reviewsApi, reviewsPaths } from "./reviews/paths.ts";
import { savesApi, savesPaths } from "./saves/paths.ts";
import { searchApi, searchPaths } from "./search/paths.ts";
import { settingsPaths } from "./settings/paths.ts";
import { subscriptionApi, subscriptionPaths } from "./subscription/paths.ts";
import { wardrobeApi, wardrobePaths } from "./wardrobe/paths.ts";
import { wearsApi } from "./wears/paths.ts";

/** Every address that the site links to. */
export const paths = {
  ...homePaths,
  ...accountsPaths,
  ...commentsPaths,
  ...discussionsPaths,
  ...leavingPaths,
  ...looksPaths,
  ...membersPaths,
  ...itemsPaths,
  ...outfitsPaths,
  ...wardrobePaths,
  ...notebookPaths,
  ...notificationsPaths,
  ...moderationPaths,
  ...catalogueAdminPaths,
  ...groupAdminPaths,
  ...notebookAdminPaths,
  ...photosPaths,
  ...brandsPaths,
  ...collectionsPaths,
  ...productsPaths,
  ...reviewsPaths,
  ...savesPaths,
  ...searchPaths,
  ...settingsPaths,
  ...subscriptionPaths,
} as const;

/** Takes JSON, answers `{message?, data?}`. */
export const api = {
  ...homeApi,
  ...accountsApi,
  ...commentsApi,
  ...discussionsApi,
  ...draftsApi,
  ...leavingApi,
  ...looksApi,
  ...membersApi,
  ...itemsApi,
  ...outfitsApi,
  ...wardrobeApi,
  ...wearsApi,
  ...notificationsApi,
  ...moderationApi,
  ...catalogueAdminApi,
  ...groupAdminApi,
  ...notebookAdminApi,
  ...photosApi,
  ...brandsApi,
  ...productsApi,
  ...reviewsApi,
  ...savesApi,
  ...searchApi,
  ...subscriptionApi,
} as const;
