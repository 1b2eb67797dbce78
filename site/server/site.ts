import { accountsApi } from "./accounts/api.ts";
import { sendEmailChangeEmails } from "./accounts/change-email.ts";
import { pruneLoginLog } from "./accounts/login-log.ts";
import { sendLoginWarningEmails } from "./accounts/login-warning-email.ts";
import { accountsPages } from "./accounts/pages.ts";
import { recommendedCost } from "./accounts/passwords/password.ts";
import { sendPasswordChangedEmails } from "./accounts/passwords/password-changed-email.ts";
import { sendPasswordResetEmails } from "./accounts/passwords/password-reset.ts";
import { pruneSessions } from "./accounts/sessions/session.ts";
import { pruneTrustedDevices } from "./accounts/sessions/trusted-devices.ts";
import { sendVerificationEmails } from "./accounts/verify-email.ts";
import { createApp, type SiteFetch } from "./app/app.ts";
import { searchEngineRoutes } from "./app/search-engine-routes.ts";
import { createBillingCustomers } from "./billing-client/billing-customers.ts";
import { brandsApi } from "./brands/api.ts";
import { type AroundBrand, brandsLists, brandsPages } from "./brands/pages.ts";
import { catalogueApi } from "./catalogue/api.ts";
import { catalogueAdminApis } from "./catalogue-admin/api.ts";
import { catalogueAdminLists, catalogueAdminPages } from "./catalogue-admin/pages.ts";
import { recordPhotoCrop } from "./catalogue-admin/record-photo-crop.ts";
import { type AroundCollection, collectionsLists, collectionsPages, firstLookbook } from "./collections/pages.ts";
import { commentsApi } from "./comments/api.ts";
import { firstComments } from "./comments/comment-lists.ts";
import { commentsLists, commentsPages } from "./comments/pages.ts";
import { contactApi } from "./contact/api.ts";
import { sendContactEmails } from "./contact/contact-emails.ts";
import { userAnswer } from "./current-user/user-answer.ts";
import { draftsApi } from "./drafts/api.ts";
import { isInDraft } from "./drafts/draft-of.ts";
import { pruneDrafts } from "./drafts/prune-drafts.ts";
import { homePages } from "./home/pages.ts";
import { sitemapPaths } from "./home/sitemap-paths.ts";
import { recountTotals } from "./home/totals.ts";
import { createRateLimiter } from "./http/rate-limiter.ts";
import { pruneIdempotencyKeys } from "./idempotency/prune-idempotency-keys.ts";
import { createImageProcessor } from "./images/image-processor.ts";
import { createInvalidationNotices } from "./invalidation/invalidation-notices.ts";
import { itemsApi } from "./items/api.ts";
import { startItemJobs } from "./items/item-jobs.ts";
import { leavingApi } from "./leaving/api.ts";
import { comeBackAtLogin } from "./leaving/come-back.ts";
import { startLeavingJobs } from "./leaving/leaving-jobs.ts";
import { leavingPages } from "./leaving/pages.ts";
import { createLiveHub } from "./live/live-hub.ts";
import { looksApi } from "./looks/api.ts";
import { lockOwnLook } from "./looks/lock-own-look.ts";
import { startLookJobs } from "./looks/look-jobs.ts";
import { looksLists, looksPages } from "./looks/pages.ts";
import { membersApi } from "./members/api.ts";
import { membersLists, membersPages } from "./members/pages.ts";
import { followersOfBrand } from "./members/person-lists.ts";
import { moderationApi } from "./moderation/api.ts";
import { moderationLists, moderationPages } from "./moderation/pages.ts";
import { notificationsApi } from "./notification-list/api.ts";
import { enqueueDigests, sendDigests } from "./notification-list/digests.ts";
import { notificationLists, notificationPages } from "./notification-list/pages.ts";
import { pruneNotifications } from "./notification-list/prune-notifications.ts";
import { unsubscribeRoute } from "./notification-list/unsubscribe-route.ts";
import { outfitsApi } from "./outfits/api.ts";
import { outfitToPost } from "./outfits/outfit-to-post.ts";
import { outfitsLists, outfitsPages } from "./outfits/pages.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { photosApi } from "./photos/api.ts";
import { photoFileRoutes } from "./photos/photo-file-routes.ts";
import { startPhotoJobs } from "./photos/photo-jobs.ts";
import { plannerApi } from "./planner/api.ts";
import { plannerPages } from "./planner/pages.ts";
import { resetPlan } from "./planner/reset-plan.ts";
import { productLists, productPages } from "./product-pages/pages.ts";
import { firstProductsOfCollection, productsOfBrand, productsOfCollection } from "./products/product-lists.ts";
import type { ListLoaders, PageLoaders } from "./request/page-loader.ts";
import { reviewsApi } from "./reviews/api.ts";
import { maySeePhoto } from "./reviews/may-see-photo.ts";
import { reviewsLists, reviewsPages } from "./reviews/pages.ts";
import { startReviewJobs } from "./reviews/review-jobs.ts";
import { reviewsOfSubject, reviewsSlice } from "./reviews/reviews-of-subject.ts";
import { savesApi } from "./saves/api.ts";
import { isSaved } from "./saves/is-saved.ts";
import { savesLists, savesPages } from "./saves/pages.ts";
import type { SiteContext, SiteOptions } from "./site-context.ts";
import { createDiskStorage } from "./storage/disk-storage.ts";
import { subscriptionApi } from "./subscription/api.ts";
import { subscriptionPages } from "./subscription/pages.ts";
import { refreshAfterWebhooks } from "./subscription/receive-webhook.ts";
import { refreshSubscribers } from "./subscription/refresh-subscribers.ts";
import { addItemsPages } from "./wardrobe/add-items-page.ts";
import { itemFilesApi } from "./wardrobe/item-files/api.ts";
import { wardrobeLists, wardrobePages } from "./wardrobe/pages.ts";
import { statisticsApi } from "./wardrobe/statistics-api.ts";
import { statisticsPages } from "./wardrobe/statistics-pages.ts";
import { wearsApi } from "./wears/api.ts";
import { wearsOfOutfits } from "./wears/wears-of-outfits.ts";

export { accountOf } from "./accounts/check-credentials.ts";
export { register } from "./accounts/register.ts";
export type { BillingConnection } from "./billing-client/billing-connection.ts";
export { brandBySlug } from "./brands/brand-by-slug.ts";
export { followBrand } from "./brands/set-brand-follow.ts";
export { proposeBrand } from "./catalogue/propose.ts";
export { createBrand } from "./catalogue-admin/brands/create-brand.ts";
export { addToCollection } from "./catalogue-admin/collections/change-products.ts";
export { createCollection } from "./catalogue-admin/collections/create-collection.ts";
export { createProduct } from "./catalogue-admin/products/create-product.ts";
export { collectionIdAt } from "./catalogue-admin/rows/collection-at.ts";
export { commentByText } from "./comments/comment-by-text.ts";
export { postComment } from "./comments/post-comment.ts";
export { changeItem, changeItems } from "./items/change-items.ts";
export { createItem } from "./items/create-item.ts";
export { createItems } from "./items/create-items.ts";
export { ownItems } from "./items/own-items.ts";
export { setWardrobeAudience } from "./items/set-wardrobe-audience.ts";
export { lookOfPhoto } from "./looks/look-of-photo.ts";
export { rankLooks } from "./looks/popular/rank-looks.ts";
export { postLook } from "./looks/post-look.ts";
export { reorderLooks } from "./looks/reorder-looks.ts";
export { setLike } from "./looks/set-like.ts";
export { acceptFollower } from "./members/answer-follower.ts";
export { changeProfile } from "./members/change-profile.ts";
export { memberCards } from "./members/member-list.ts";
export { follow } from "./members/set-follow.ts";
export { setPrivacy } from "./members/set-privacy.ts";
export { reportSubject } from "./moderation/report-subject.ts";
export { markReadUntil } from "./notification-list/mark-read.ts";
export { changeNotificationLevels } from "./notification-list/notification-settings.ts";
export { latestOutfits } from "./outfits/outfits.ts";
export { createOutfit } from "./outfits/save-outfit.ts";
export { uploadPhoto } from "./photos/upload-photo.ts";
export { changePlan } from "./planner/change-plan.ts";
export { createPlan } from "./planner/create-plan.ts";
export { plansAndWears } from "./planner/plans.ts";
export { productBySlug } from "./products/product-by-slug.ts";
export type { Member } from "./request/site-env.ts";
export { postReview } from "./reviews/post-review.ts";
export { answerReview } from "./reviews/set-answer.ts";
export { setVote } from "./reviews/set-vote.ts";
export { createFolder } from "./saves/create-folder.ts";
export { foldersOf } from "./saves/folders.ts";
export { addToFolder } from "./saves/set-folder-look.ts";
export { saveLook } from "./saves/set-save.ts";
export type { RenderPage, SiteContext, SiteOptions } from "./site-context.ts";
export { refreshSubscription } from "./subscription/refresh-subscription.ts";
export { logPresses } from "./wears/log-presses.ts";
export { loadRenderPage } from "./web-build/web-build.ts";

/** The community site: a function from request to response, and the end of what it holds open. */
export interface Site {
  /** @param env what `@hono/node-server` passes along; it contains the caller's address */
  fetch: SiteFetch;
  /** Ends the live streams, which would keep the HTTP server from closing. */
  closeStreams(): void;
  stop(): Promise<void>;
  /** For code that acts without a request, such as the demo's seed. */
  context: SiteContext;
}

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
const loaders: PageLoaders = {
  about: noData,
  contact: ({ form, url }) => ({ form, isSent: url.searchParams.has("sent") }),
  privacy: noData,
  terms: noData,
  questions: noData,
  components: noData,
  ...accountsPages,
  ...brandsPages(aroundBrand),
  ...collectionsPages(aroundCollection),
  ...commentsPages,
  ...homePages,
  ...leavingPages,
  ...looksPages({ commentsOn: firstComments, isSaved, outfitOf: outfitToPost }),
  ...membersPages,
  ...outfitsPages({ wearsOf: wearsOfOutfits }),
  ...plannerPages,
  ...productPages,
  ...reviewsPages,
  ...savesPages,
  ...statisticsPages,
  ...notificationPages,
  ...moderationPages,
  ...catalogueAdminPages,
  ...subscriptionPages,
  ...addItemsPages,
  ...wardrobePages,
};

/** The list of every paged page, for its further slices. */
const listLoaders: ListLoaders = {
  ...brandsLists(aroundBrand),
  ...collectionsLists(aroundCollection),
  ...commentsLists,
  ...looksLists,
  ...membersLists,
  ...productLists,
  ...reviewsLists,
  ...savesLists,
  ...wardrobeLists,
  ...moderationLists,
  ...catalogueAdminLists,
  ...notificationLists,
  ...outfitsLists({ wearsOf: wearsOfOutfits }),
};

/** The calls of every noun. */
export const apis = [
  accountsApi({ userAnswer, comeBackAtLogin }),
  brandsApi,
  catalogueApi,
  commentsApi,
  contactApi,
  draftsApi({ lockOwnLook }),
  itemsApi,
  itemFilesApi,
  leavingApi,
  looksApi,
  membersApi,
  moderationApi,
  ...catalogueAdminApis,
  notificationsApi,
  reviewsApi,
  savesApi,
  statisticsApi,
  subscriptionApi,
  photosApi({ recordSiteCrop: recordPhotoCrop }),
  outfitsApi({ wearsOf: wearsOfOutfits }),
  wearsApi({ afterDeletion: resetPlan }),
  plannerApi,
];

/** Creates the site. Its tables must have been migrated. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const cache = createPageCache({ lifetimeMs: options.pageLifetimeMs, onStore: () => notices.hear() });
  const notices = createInvalidationNotices({ ...options, delayMs: options.invalidationDelayMs }, cache.forget);
  const imageProcessor = options.imageProcessor ?? createImageProcessor();
  const site: SiteContext = {
    ...options,
    photoStorage: createDiskStorage(options.photosDir, options.log),
    imageProcessor,
    passwordCost: options.passwordCost ?? recommendedCost,
    limits: createRateLimiter(options.clock),
    billingCustomers: createBillingCustomers(options),
    changed(tags) {
      if (tags.length === 0) return;
      cache.forget(tags);
      notices.send(tags);
    },
    shows: () => undefined,
    live: createLiveHub(options.listen),
  };
  const files = [photoFileRoutes(maySeePhoto), searchEngineRoutes(sitemapPaths), unsubscribeRoute];
  await startJobs(site);
  const fetch = createApp({ site, cache, loaders: { pages: loaders, lists: listLoaders }, apis, files });
  const stop = async () => {
    if (!options.imageProcessor) imageProcessor.close();
    await Promise.all([site.live.close(), notices.close()]);
  };
  return { fetch, context: site, closeStreams: site.live.closeStreams, stop };
}

async function startJobs(site: SiteContext): Promise<void> {
  await startPhotoJobs(site, isInDraft);
  await startEmailJobs(site);
  await startLeavingJobs(site);
  await startLookJobs(site);
  await startItemJobs(site);
  await startReviewJobs(site);
  await site.jobs.every("site.session-sweep", "7 4 * * *", async () => {
    await pruneSessions(site);
    await pruneTrustedDevices(site);
    await pruneLoginLog(site);
    await pruneIdempotencyKeys(site);
    await pruneDrafts(site);
    await pruneNotifications(site);
  });
  await site.jobs.every("site.recount", "27 3 * * *", () => recountTotals(site));
  await sendDigests(site);
  await site.jobs.every("site.digests", "0 7 * * *", () => enqueueDigests(site));
  await refreshAfterWebhooks(site);
  await site.jobs.every("site.subscriber-refresh", "23 * * * *", () => refreshSubscribers(site));
}

async function startEmailJobs(site: SiteContext): Promise<void> {
  await sendContactEmails(site);
  await sendLoginWarningEmails(site);
  await sendPasswordChangedEmails(site);
  await sendPasswordResetEmails(site);
  await sendEmailChangeEmails(site);
  await sendVerificationEmails(site);
}
