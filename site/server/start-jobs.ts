import { sendEmailChangeEmails } from "./accounts/change-email.ts";
import { pruneLoginLog } from "./accounts/login-log.ts";
import { sendLoginWarningEmails } from "./accounts/login-warning-email.ts";
import { sendPasswordChangedEmails } from "./accounts/passwords/password-changed-email.ts";
import { sendPasswordResetEmails } from "./accounts/passwords/password-reset.ts";
import { pruneSessions } from "./accounts/sessions/session.ts";
import { pruneTrustedDevices } from "./accounts/sessions/trusted-devices.ts";
import { sendVerificationEmails } from "./accounts/verify-email.ts";
import { startCommentJobs } from "./comments/comment-jobs.ts";
import { sendContactEmails } from "./contact/contact-emails.ts";
import { recountAll } from "./counters/recount-all.ts";
import { isInDraft } from "./drafts/draft-of.ts";
import { pruneDrafts } from "./drafts/prune-drafts.ts";
import { recountTotals } from "./home/totals.ts";
import { pruneIdempotencyKeys } from "./idempotency/prune-idempotency-keys.ts";
import { startItemJobs } from "./items/item-jobs.ts";
import { startLeavingJobs } from "./leaving/leaving-jobs.ts";
import { startLookJobs } from "./looks/look-jobs.ts";
import { startModerationJobs } from "./moderation/moderation-jobs.ts";
import { startNotebookJobs } from "./notebook-admin/notebook-jobs.ts";
import { enqueueDigests, sendDigests } from "./notification-list/digests.ts";
import { pruneNotifications } from "./notification-list/prune-notifications.ts";
import { startPhotoJobs } from "./photos/photo-jobs.ts";
import { pruneRateWindows } from "./rate-windows/prune-rate-windows.ts";
import { startReviewJobs } from "./reviews/review-jobs.ts";
import { renewKnownWords } from "./search/renew-known-words.ts";
import type { SiteContext } from "./site-context.ts";
import { refreshAfterWebhooks } from "./subscription/receive-webhook.ts";
import { refreshSubscribers } from "./subscription/refresh-subscribers.ts";

/** Starts the workers of every queue, and what runs every day, hour or few minutes. */
export async function startJobs(site: SiteContext): Promise<void> {
  await startPhotoJobs(site, isInDraft);
  await startEmailJobs(site);
  await startLeavingJobs(site);
  await startLookJobs(site);
  await startItemJobs(site);
  await startReviewJobs(site);
  await startCommentJobs(site);
  await startModerationJobs(site);
  await startNotebookJobs(site);
  await site.jobs.every("site.session-sweep", "7 4 * * *", async () => {
    await pruneSessions(site);
    await pruneTrustedDevices(site);
    await pruneLoginLog(site);
    await pruneIdempotencyKeys(site);
    await pruneRateWindows(site);
    await pruneDrafts(site);
    await pruneNotifications(site);
  });
  await site.jobs.every("site.recount", "27 3 * * *", async () => {
    await recountAll(site);
    await recountTotals(site);
  });
  await site.jobs.every("site.known-words", "47 3 * * *", () => renewKnownWords(site));
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
