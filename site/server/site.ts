import { accountsApi } from "./accounts/api.ts";
import { sendEmailChangeEmails } from "./accounts/change-email.ts";
import { pruneLoginLog } from "./accounts/login-log.ts";
import { sendLoginWarningEmails } from "./accounts/login-warning-email.ts";
import { accountsPages } from "./accounts/pages.ts";
import { sendPasswordChangedEmails } from "./accounts/password-changed-email.ts";
import { sendPasswordResetEmails } from "./accounts/password-reset.ts";
import { pruneSessions } from "./accounts/sessions/session.ts";
import { pruneTrustedDevices } from "./accounts/sessions/trusted-devices.ts";
import { createApp, type SiteFetch } from "./app/app.ts";
import { searchEngineRoutes } from "./app/search-engine-routes.ts";
import { createBillingCustomers } from "./billing-client/billing-customers.ts";
import { contactApi } from "./contact/api.ts";
import { sendContactEmails } from "./contact/contact-emails.ts";
import { userAnswer } from "./current-user/user-answer.ts";
import { homePages } from "./home/pages.ts";
import { sitemapPaths } from "./home/sitemap-paths.ts";
import { createRateLimiter } from "./http/rate-limiter.ts";
import { pruneCreations } from "./idempotency/prune-creations.ts";
import { createImageProcessor } from "./images/image-processor.ts";
import { leavingApi } from "./leaving/api.ts";
import { welcome } from "./leaving/come-back.ts";
import { startLeavingJobs } from "./leaving/leaving-jobs.ts";
import { leavingPages } from "./leaving/pages.ts";
import { looksApi } from "./looks/api.ts";
import { maySeePhoto } from "./looks/may-see-photo.ts";
import { looksPages } from "./looks/pages.ts";
import { membersApi } from "./members/api.ts";
import { membersPages } from "./members/pages.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { photosApi } from "./photos/api.ts";
import { photoFileRoutes } from "./photos/photo-file-routes.ts";
import { startPhotoJobs } from "./photos/photo-jobs.ts";
import type { PageLoaders } from "./request/page-loader.ts";
import type { SiteContext, SiteOptions } from "./site-context.ts";
import { createDiskStorage } from "./storage/disk-storage.ts";
import { subscriptionApi } from "./subscription/api.ts";
import { subscriptionPages } from "./subscription/pages.ts";
import { refreshSubscribers } from "./subscription/refresh-subscribers.ts";

export { accountOf } from "./accounts/check-credentials.ts";
export { register } from "./accounts/register.ts";
export type { BillingConnection } from "./billing-client/billing-connection.ts";
export { lookOfPhoto } from "./looks/look-of-photo.ts";
export { postLook } from "./looks/post-look.ts";
export { reorderLooks } from "./looks/reorder-looks.ts";
export { setLike } from "./looks/set-like.ts";
export { acceptFollower } from "./members/answer-follower.ts";
export { changeProfile } from "./members/change-profile.ts";
export { memberCards } from "./members/member-list.ts";
export { follow } from "./members/set-follow.ts";
export { setPrivacy } from "./members/set-privacy.ts";
export { uploadPhoto } from "./photos/upload-photo.ts";
export type { Member } from "./request/site-env.ts";
export type { RenderPage, SiteContext, SiteOptions } from "./site-context.ts";
export { isSubscribed } from "./subscription/active-subscription.ts";
export { loadRenderPage } from "./web-build/web-build.ts";

/** The community site: a function from request to response, and the end of what it holds open. */
export interface Site {
  /** @param env what `@hono/node-server` passes along; it contains the caller's address */
  fetch: SiteFetch;
  stop(): Promise<void>;
  /** For code that acts without a request, such as the demo's seed. */
  context: SiteContext;
}

const noData = () => null;

/** The loader of every page. */
const loaders: PageLoaders = {
  about: noData,
  contact: ({ form, url }) => ({ form, isSent: url.searchParams.has("sent") }),
  privacy: noData,
  terms: noData,
  questions: noData,
  components: noData,
  ...accountsPages,
  ...homePages,
  ...leavingPages,
  ...looksPages,
  ...membersPages,
  ...subscriptionPages,
};

/** Creates the site. Its tables must have been migrated. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const cache = createPageCache();
  const imageProcessor = createImageProcessor();
  const site: SiteContext = {
    ...options,
    photoStorage: createDiskStorage(options.photosDir, options.log),
    imageProcessor,
    limits: createRateLimiter(options.clock),
    billingCustomers: createBillingCustomers(options),
    purge: cache.purge,
  };
  const apis = [
    accountsApi({ userAnswer, welcome }),
    contactApi,
    leavingApi,
    looksApi,
    membersApi,
    subscriptionApi,
    photosApi,
  ];
  const files = [photoFileRoutes(maySeePhoto), searchEngineRoutes(sitemapPaths)];
  await startJobs(site);
  const fetch = createApp({ site, cache, loaders, apis, files });
  return { fetch, context: site, stop: async () => imageProcessor.close() };
}

async function startJobs(site: SiteContext): Promise<void> {
  await startPhotoJobs(site);
  await sendContactEmails(site);
  await sendLoginWarningEmails(site);
  await sendPasswordChangedEmails(site);
  await sendPasswordResetEmails(site);
  await sendEmailChangeEmails(site);
  await startLeavingJobs(site);
  await site.jobs.every("site.session-sweep", "7 4 * * *", async () => {
    await pruneSessions(site);
    await pruneTrustedDevices(site);
    await pruneLoginLog(site);
    await pruneCreations(site);
  });
  await site.jobs.every("site.subscriber-refresh", "23 * * * *", () => refreshSubscribers(site));
}
