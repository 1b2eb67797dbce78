import { accountsApi } from "./accounts/api.ts";
import { brandsApi } from "./brands/api.ts";
import { catalogueApi } from "./catalogue/api.ts";
import { catalogueAdminApis } from "./catalogue-admin/api.ts";
import { recordPhotoCrop } from "./catalogue-admin/record-photo-crop.ts";
import { commentsApis } from "./comments/api.ts";
import { contactApi } from "./contact/api.ts";
import { userAnswer } from "./current-user/user-answer.ts";
import { discussionsApis } from "./discussions/api.ts";
import { draftsApi } from "./drafts/api.ts";
import { groupAdminApi } from "./group-admin/api.ts";
import { itemsApi } from "./items/api.ts";
import { leavingApi } from "./leaving/api.ts";
import { comeBackAtLogin } from "./leaving/come-back.ts";
import { looksApi } from "./looks/api.ts";
import { lockOwnLook } from "./looks/lock-own-look.ts";
import { membersApi } from "./members/api.ts";
import { moderationApi } from "./moderation/api.ts";
import { notebookAdminApis } from "./notebook-admin/api.ts";
import { notificationsApi } from "./notification-list/api.ts";
import { outfitsApi } from "./outfits/api.ts";
import { photosApi } from "./photos/api.ts";
import { plannerApi } from "./planner/api.ts";
import { resetPlan } from "./planner/reset-plan.ts";
import { reviewsApi } from "./reviews/api.ts";
import { savesApi } from "./saves/api.ts";
import { searchApi } from "./search/api.ts";
import { subscriptionApi } from "./subscription/api.ts";
import { itemFilesApi } from "./wardrobe/item-files/api.ts";
import { statisticsApi } from "./wardrobe/statistics-api.ts";
import { wearsApi } from "./wears/api.ts";
import { wearsOfOutfits } from "./wears/wears-of-outfits.ts";

/** The calls of every noun. */
export const apis = [
  accountsApi({ userAnswer, comeBackAtLogin }),
  brandsApi,
  catalogueApi,
  ...commentsApis,
  contactApi,
  ...discussionsApis,
  draftsApi({ lockOwnLook }),
  itemsApi,
  itemFilesApi,
  leavingApi,
  looksApi,
  membersApi,
  moderationApi,
  ...catalogueAdminApis,
  groupAdminApi,
  ...notebookAdminApis,
  notificationsApi,
  reviewsApi,
  savesApi,
  searchApi,
  statisticsApi,
  subscriptionApi,
  photosApi({ recordSiteCrop: recordPhotoCrop }),
  outfitsApi({ wearsOf: wearsOfOutfits }),
  wearsApi({ afterDeletion: resetPlan }),
  plannerApi,
];
