import { accountsApi } from "./accounts/api.ts";
import { sendPasswordChanges } from "./accounts/change-password.ts";
import { pruneLoginLog } from "./accounts/login-log.ts";
import { sendLoginWarnings } from "./accounts/login-warning.ts";
import { accountsPages } from "./accounts/pages.ts";
import { sweepSessions } from "./accounts/session.ts";
import { pruneTrust } from "./accounts/trust.ts";
import { contactApi } from "./contact/api.ts";
import { sendMessages } from "./contact/contact.ts";
import { homePages } from "./home/pages.ts";
import { newestAddresses } from "./home/sitemap.ts";
import type { NodeEnv } from "./http/caller.ts";
import { crawlers } from "./http/crawlers.ts";
import { createFront } from "./http/front.ts";
import type { PageLoaders } from "./http/page.ts";
import { createPageCache } from "./http/page-cache.ts";
import { createRateLimits } from "./http/token-buckets.ts";
import { looksApi } from "./looks/api.ts";
import { looksPages } from "./looks/pages.ts";
import { membersApi } from "./members/api.ts";
import { membersPages } from "./members/pages.ts";
import { membershipApi } from "./membership/api.ts";
import { membershipPages } from "./membership/pages.ts";
import { refreshSubscribers } from "./membership/refresh-subscribers.ts";
import { createSubscribers } from "./membership/subscribers.ts";
import type { SiteContext, SiteParts } from "./parts.ts";
import { photosApi } from "./photos/api.ts";
import { openDarkroom } from "./photos/darkroom.ts";
import { openDiskShelf } from "./photos/disk-shelf.ts";
import { pictures } from "./photos/pictures.ts";
import { workOnPhotos } from "./photos/work.ts";

export { accountOf } from "./accounts/log-in.ts";
export { register } from "./accounts/register.ts";
export { siteMigrations } from "./db/migrations.ts";
export { loadRenderPage } from "./http/build.ts";
export type { Member } from "./http/env.ts";
export { setLike } from "./looks/likes.ts";
export { postLook } from "./looks/post-look.ts";
export { reorderLooks } from "./looks/reorder-looks.ts";
export { changeProfile } from "./members/change-profile.ts";
export { memberCards } from "./members/members.ts";
export type { BillingConnection } from "./membership/billing-connection.ts";
export { isSubscribed } from "./membership/membership.ts";
export type { RenderPage, SiteContext, SiteParts } from "./parts.ts";
export { takePhoto } from "./photos/take-photo.ts";

/** The community site: a function from request to answer, and the end of what it holds open. */
export interface Site {
  /** @param env what `@hono/node-server` hands along; from it comes the caller's address */
  fetch(request: Request, env?: NodeEnv): Response | Promise<Response>;
  stop(): Promise<void>;
  /** What the noun's verbs work with, for commands that act without a request: the demo's seed. */
  context: SiteContext;
}

const nothing = () => null;

/** What every page knows, noun by noun. */
const loaders: PageLoaders = {
  about: nothing,
  contact: ({ form, url }) => ({ form, isSent: url.searchParams.has("sent") }),
  privacy: nothing,
  terms: nothing,
  questions: nothing,
  components: nothing,
  ...accountsPages,
  ...homePages,
  ...looksPages,
  ...membersPages,
  ...membershipPages,
};

/** Builds the site from its parts. The tables must be migrated. */
export async function createSite(parts: SiteParts): Promise<Site> {
  const cache = createPageCache();
  const darkroom = openDarkroom();
  const site: SiteContext = {
    ...parts,
    shelf: openDiskShelf(parts.photosDir, parts.log),
    darkroom,
    limits: createRateLimits(parts.clock),
    subscribers: createSubscribers(parts),
    purge: cache.purge,
  };
  const apis = [accountsApi, contactApi, looksApi, membersApi, membershipApi, photosApi];
  const others = [pictures, crawlers(newestAddresses)];
  await workOnPhotos(site);
  await sendMessages(site);
  await sendLoginWarnings(site);
  await sendPasswordChanges(site);
  await site.jobs.every("site.session-sweep", "7 4 * * *", async () => {
    await sweepSessions(site);
    await pruneTrust(site);
    await pruneLoginLog(site);
  });
  await site.jobs.every("site.subscriber-refresh", "23 * * * *", () => refreshSubscribers(site));
  const fetch = createFront({ site, cache, loaders, apis, others });
  return { fetch, context: site, stop: async () => darkroom.close() };
}
