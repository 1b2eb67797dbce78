import { recommendedCost } from "./accounts/passwords/password.ts";
import { apis } from "./apis.ts";
import { createApp, type SiteFetch } from "./app/app.ts";
import { searchEngineRoutes } from "./app/search-engine-routes.ts";
import { createBillingCustomers } from "./billing-client/billing-customers.ts";
import { createBillingOffer } from "./billing-client/billing-offer.ts";
import { pushDiscussionEvent } from "./discussions/live/push-discussion-event.ts";
import { createRateLimiter } from "./http/rate-limiter.ts";
import { createImageProcessor } from "./images/image-processor.ts";
import { createInvalidationNotices } from "./invalidation/invalidation-notices.ts";
import { createLiveHub } from "./live/live-hub.ts";
import { feedRoutes } from "./notebook/feeds/feed-routes.ts";
import { maySeePhoto } from "./notebook/photos/may-see-photo.ts";
import { unsubscribeRoute } from "./notification-list/unsubscribe-route.ts";
import { openGraphRoutes } from "./open-graph/open-graph-routes.ts";
import { listLoaders, pageLoaders } from "./page-loaders.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { photoFileRoutes } from "./photos/photo-file-routes.ts";
import { openGraphNouns, sitemapNouns } from "./public-nouns.ts";
import type { SiteContext, SiteOptions } from "./site-context.ts";
import { startJobs } from "./start-jobs.ts";
import { createDiskStorage } from "./storage/disk-storage.ts";

export { accountOf } from "./accounts/check-credentials.ts";
export { register } from "./accounts/register.ts";
export { apis } from "./apis.ts";
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
export { lastNumberOf, messageIdAt } from "./discussions/message-at.ts";
export { postMessage } from "./discussions/messages/post-message.ts";
export { setMessageLike } from "./discussions/messages/set-message-like.ts";
export { setLocked, setPinned } from "./discussions/moderate-discussion.ts";
export { startDiscussion } from "./discussions/start-discussion.ts";
export { createGroup } from "./group-admin/create-group.ts";
export { groupAt } from "./groups/group-at.ts";
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
export { casesAbout } from "./moderation/decisions/case-by-id.ts";
export { decideCase } from "./moderation/decisions/decide-case.ts";
export { reportSubject } from "./moderation/report-subject.ts";
export { categoryBySlug } from "./notebook/category-rows.ts";
export { entryAt } from "./notebook/entry-at.ts";
export { createCategory } from "./notebook-admin/categories/create-category.ts";
export { createEntry } from "./notebook-admin/entries/create-entry.ts";
export { publishEntry } from "./notebook-admin/entries/publish-entry.ts";
export { saveEntrySettings } from "./notebook-admin/entries/save-settings.ts";
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
export { answerReview } from "./reviews/set-answer.ts";
export { setVote } from "./reviews/set-vote.ts";
export { postReview } from "./reviews/writing/post-review.ts";
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
    billingOffer: createBillingOffer({ ...options, onChange: () => site.changed(["offer"]) }),
    changed(tags) {
      if (tags.length === 0) return;
      cache.forget(tags);
      notices.send(tags);
    },
    shows: () => undefined,
    live: createLiveHub(options.listen, (event, watchers) => pushDiscussionEvent(site, event, watchers)),
  };
  const files = [
    photoFileRoutes(maySeePhoto),
    searchEngineRoutes(sitemapNouns),
    openGraphRoutes(openGraphNouns),
    feedRoutes,
    unsubscribeRoute,
  ];
  await startJobs(site);
  const fetch = createApp({ site, cache, loaders: { pages: pageLoaders, lists: listLoaders }, apis, files });
  const stop = async () => {
    if (!options.imageProcessor) imageProcessor.close();
    await Promise.all([site.live.close(), notices.close()]);
  };
  return { fetch, context: site, closeStreams: site.live.closeStreams, stop };
}
