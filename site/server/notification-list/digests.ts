import type { Email } from "@hemline/mail";
import { and, eq, sql } from "drizzle-orm";
import type { DigestRhythm } from "../../shared/notifications/notification.ts";
import { paths } from "../../shared/paths.ts";
import { memberColumns, members } from "../accounts/tables.ts";
import { newestEntriesSince } from "../notebook/entry-lists.ts";
import { digests } from "../notifications/tables.ts";
import { hasPage } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { digestEmail } from "./digest/digest-email.ts";
import { type DueDigest, dueDigests, restMs } from "./digest/due-digests.ts";
import { followedNews, hasNews } from "./digest/followed-news.ts";
import { unreadSince } from "./notification-items.ts";
import { defaultRhythm } from "./notification-settings.ts";
import { unsubscribeToken } from "./unsubscribe.ts";

const queue = "site.digest";
const batchSize = 500;
const maxItems = 20;
const maxNotebook = 3;

/**
 * Enqueues a digest for each member who is due one and may have something new. The time and the job are written in one
 * transaction, so that a crash neither skips nor repeats a digest.
 */
export async function enqueueDigests(site: SiteContext): Promise<void> {
  const now = site.clock();
  const due = await dueDigests(site, now);
  for (let at = 0; at < due.length; at += batchSize) await enqueueBatch(site, due.slice(at, at + batchSize), now);
}

/** Without those whose digest another process has enqueued meanwhile. */
async function enqueueBatch({ db, jobs }: SiteContext, due: readonly DueDigest[], now: Date): Promise<void> {
  const latest = new Date(now.getTime() - restMs.daily).toISOString();
  await db.transaction(async (tx) => {
    const claimed = await tx
      .insert(digests)
      .values(due.map(({ memberId }) => ({ memberId, rhythm: defaultRhythm, sentAt: now })))
      .onConflictDoUpdate({
        target: digests.memberId,
        set: { sentAt: now },
        setWhere: sql`${digests.sentAt} is null or ${digests.sentAt} <= ${latest}::timestamptz`,
      })
      .returning({ memberId: digests.memberId });
    const ids = new Set(claimed.map(({ memberId }) => memberId));
    const jobsOf = due.filter(({ memberId }) => ids.has(memberId));
    if (jobsOf.length > 0) await jobs.enqueueAll(queue, jobsOf, { tx });
  });
}

export const sendDigests = (site: SiteContext): Promise<void> =>
  site.jobs.work<DueDigest>(queue, (due, job) => sendDigest(site, due, job));

/**
 * Reads what the member may see at the moment of sending; without anything, no email is sent. A job that is repeated
 * after a crash sends nothing when its first run began to: the mail server may have accepted the digest, and one that is
 * missing is better than one that comes twice. A refused email is tried again.
 */
export async function sendDigest(
  site: SiteContext,
  { memberId, since }: DueDigest,
  job: { id: string },
): Promise<void> {
  const email = await currentDigest(site, memberId, new Date(since));
  if (!email) return;
  if (!(await beginSending(site, memberId, job.id))) {
    site.log.warn({ job: job.id }, "a digest is not sent again: its job ended while it was being sent");
    return;
  }
  try {
    await site.mail.send({ ...email, id: job.id });
  } catch (error) {
    await endSending(site, memberId, job.id);
    throw error;
  }
}

/** @returns false when this job has begun before */
async function beginSending({ db }: SiteContext, memberId: string, jobId: string): Promise<boolean> {
  const begun = await db
    .update(digests)
    .set({ sendingJob: jobId })
    .where(and(eq(digests.memberId, memberId), sql`${digests.sendingJob} is distinct from ${jobId}`))
    .returning({ memberId: digests.memberId });
  return begun.length > 0;
}

/** Nothing was sent: the job may begin again. */
async function endSending({ db }: SiteContext, memberId: string, jobId: string): Promise<void> {
  await db
    .update(digests)
    .set({ sendingJob: null })
    .where(and(eq(digests.memberId, memberId), eq(digests.sendingJob, jobId)));
}

async function currentDigest(site: SiteContext, memberId: string, since: Date): Promise<Omit<Email, "id"> | null> {
  const [row] = await site.db
    .select({ member: memberColumns, rhythm: sql<DigestRhythm>`coalesce(${digests.rhythm}, ${defaultRhythm})` })
    .from(members)
    .leftJoin(digests, eq(digests.memberId, members.id))
    .where(and(eq(members.id, memberId), hasPage));
  if (!row || row.rhythm === "never") return null;
  const { member, rhythm } = row;
  const [followed, items] = await Promise.all([
    followedNews(site, member, since),
    unreadSince(site, member, since, maxItems + 1),
  ]);
  if (!hasNews(followed) && items.length === 0) return null;
  const newest = await newestEntriesSince(site, member, followed.since, maxNotebook);
  return digestEmail({
    ...{ member, rhythm, followed },
    notifications: { items: items.slice(0, maxItems), hasMore: items.length > maxItems },
    // Those of followed authors come first in it.
    notebook: newest.filter(({ slug }) => !followed.entries.some((entry) => entry.slug === slug)),
    publicUrl: site.publicUrl,
    unsubscribeUrl: site.publicUrl + paths.unsubscribe(unsubscribeToken(member)),
  });
}
