import { accountsPages } from "./accounts/pages.ts";
import { type AroundBrand, brandsLists, brandsPages } from "./brands/pages.ts";
import { catalogueAdminLists, catalogueAdminPages } from "./catalogue-admin/pages.ts";
import { type AroundCollection, collectionsLists, collectionsPages, firstLookbook } from "./collections/pages.ts";
import { commentsOnEntry, commentsOnLook } from "./comments/comment-lists.ts";
import { commentsLists, commentsPages } from "./comments/pages.ts";
import { discussionsLists, discussionsPages } from "./discussions/pages.ts";
import { groupAdminPages } from "./group-admin/pages.ts";
import { homeLists, homePages } from "./home/pages.ts";
import { leavingPages } from "./leaving/pages.ts";
import { looksLists, looksPages } from "./looks/pages.ts";
import { membersLists, membersPages } from "./members/pages.ts";
import { followersOfBrand } from "./members/person-lists.ts";
import { moderationLists, moderationPages } from "./moderation/pages.ts";
import { notebookLists, notebookPages } from "./notebook/pages.ts";
import { notebookAdminLists, notebookAdminPages } from "./notebook-admin/pages.ts";
import { notificationLists, notificationPages } from "./notification-list/pages.ts";
import { outfitToPost } from "./outfits/outfit-to-post.ts";
import { outfitsLists, outfitsPages } from "./outfits/pages.ts";
import { plannerPages } from "./planner/pages.ts";
import { productLists, productPages } from "./product-pages/pages.ts";
import { firstProductsOfCollection, productsOfBrand, productsOfCollection } from "./products/product-lists.ts";
import type { ListLoaders, PageLoaders } from "./request/page-loader.ts";
import { reviewsOfSubject, reviewsSlice } from "./reviews/lists/reviews-of-subject.ts";
import { reviewsLists, reviewsPages } from "./reviews/pages.ts";
import { isSaved } from "./saves/is-saved.ts";
import { savesLists, savesPages } from "./saves/pages.ts";
import { searchPages } from "./search/pages.ts";
import { subscriptionPages } from "./subscription/pages.ts";
import { addItemsPages } from "./wardrobe/add-items-page.ts";
import { wardrobeLists, wardrobePages } from "./wardrobe/pages.ts";
import { statisticsPages } from "./wardrobe/statistics-pages.ts";
import { wearsOfOutfits } from "./wears/wears-of-outfits.ts";

const noData = () => null;

const aroundBrand: AroundBrand = {
  lookbookOf: firstLookbook(firstProductsOfCollection),
  productsOf: productsOfBrand,
  reviewsOf: (request, id, limit) => reviewsOfSubject(request, { kind: "brand", id }, { limit }),
  reviewsList: (request, id) => reviewsSlice(request, { kind: "brand", id }),
  followersOf: followersOfBrand,
};

const aroundCollection: AroundCollection = {
  productsOf: productsOfCollection,
  reviewsOf: (request, id) => reviewsOfSubject(request, { kind: "collection", id }),
  reviewsList: (request, id) => reviewsSlice(request, { kind: "collection", id }),
};

/** The loader of every page. */
export const pageLoaders: PageLoaders = {
  about: noData,
  contact: ({ form, url }) => ({ form, isSent: url.searchParams.has("sent") }),
  privacy: noData,
  terms: noData,
  questions: noData,
  ...accountsPages,
  ...brandsPages(aroundBrand),
  ...collectionsPages(aroundCollection),
  ...commentsPages,
  ...discussionsPages,
  ...homePages,
  ...leavingPages,
  ...looksPages({ commentsOn: commentsOnLook, isSaved, outfitOf: outfitToPost }),
  ...membersPages,
  ...outfitsPages({ wearsOf: wearsOfOutfits }),
  ...plannerPages,
  ...productPages,
  ...reviewsPages,
  ...savesPages,
  ...searchPages,
  ...statisticsPages,
  ...notebookPages({ commentsOn: commentsOnEntry }),
  ...notificationPages,
  ...moderationPages,
  ...catalogueAdminPages,
  ...groupAdminPages,
  ...notebookAdminPages,
  ...subscriptionPages,
  ...addItemsPages,
  ...wardrobePages,
};

/** The list of every paged page, for its further slices. */
export const listLoaders: ListLoaders = {
  ...brandsLists(aroundBrand),
  ...collectionsLists(aroundCollection),
  ...commentsLists,
  ...discussionsLists,
  ...homeLists,
  ...looksLists,
  ...membersLists,
  ...productLists,
  ...reviewsLists,
  ...savesLists,
  ...wardrobeLists,
  ...moderationLists,
  ...catalogueAdminLists,
  ...notebookAdminLists,
  ...notebookLists,
  ...notificationLists,
  ...outfitsLists({ wearsOf: wearsOfOutfits }),
};
