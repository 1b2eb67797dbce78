import type { Email } from "@hemline/mail";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { dayMs, hourMs } from "../../shared/durations.ts";
import { paths } from "../../shared/paths.ts";
import { memberColumns, members } from "../accounts/tables.ts";
import { digests, notifications } from "../notifications/tables.ts";
import { hasPage } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { digestEmail } from "./digest-email.ts";
import { unreadSince } from "./notification-items.ts";
import { defaultRhythm, notificationSettingsOf } from "./notification-settings.ts";
import { unsubscribeToken } from "./unsubscribe.ts";

const queue = "site.digest";
/** A few hours less than a day or a week: the job does not run at the same second every morning. */
const restMs = { daily: dayMs - 4 * hourMs, weekly: 7 * dayMs - 4 * hourMs };
const batchSize = 500;
const maxItems = 20;

interface DueDigest {
  memberId: string;
  /** When the digest before was due: what came until then is not repeated. */
  since: string;
}

/**
 * Enqueues a digest for each member who is due one and has something unread. The time and the job are written in one
 * transaction, so that a crash neither skips nor repeats a digest.
 */
export async function enqueueDigests(site: SiteContext): Promise<void> {
  while ((await enqueueBatch(site)) === batchSize);
}

function enqueueBatch({ db, jobs, clock }: SiteContext): Promise<number> {
  const now = clock();
  const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const rhythm = sql`coalesce(${digests.rhythm}, ${defaultRhythm})`;
  const since = sql<string>`coalesce(${digests.sentAt}, ${members.createdAt})`;
  const isUnread = sql`exists (select 1 from ${notifications} where ${notifications.memberId} = ${members.id}
    and ${notifications.readAt} is null and ${notifications.lastAt} > ${since})`;
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ memberId: members.id, since: since.mapWith(digests.sentAt) })
      .from(members)
      .leftJoin(digests, eq(digests.memberId, members.id))
      .where(
        and(
          hasPage,
          // Any other address may belong to a stranger.
          isNotNull(members.emailVerifiedAt),
          sql`((${rhythm} = 'daily' and ${since} <= ${before(restMs.daily)})
            or (${rhythm} = 'weekly' and ${since} <= ${before(restMs.weekly)}))`,
          isUnread,
        ),
      )
      .limit(batchSize);
    for (const one of due) {
      await tx
        .insert(digests)
        .values({ memberId: one.memberId, rhythm: defaultRhythm, sentAt: now })
        .onConflictDoUpdate({ target: digests.memberId, set: { sentAt: now } });
      const job: DueDigest = { memberId: one.memberId, since: new Date(one.since).toISOString() };
      await jobs.enqueue(queue, job, { tx });
    }
    return due.length;
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
  const [member] = await site.db
    .select(memberColumns)
    .from(members)
    .where(and(eq(members.id, memberId), hasPage));
  if (!member) return null;
  const { rhythm } = await notificationSettingsOf(site, memberId);
  if (rhythm === "never") return null;
  const items = await unreadSince(site, member, since, maxItems + 1);
  if (items.length === 0) return null;
  return digestEmail({
    ...{ member, rhythm, items: items.slice(0, maxItems), hasMore: items.length > maxItems },
    publicUrl: site.publicUrl,
    unsubscribeUrl: site.publicUrl + paths.unsubscribe(unsubscribeToken(member)),
  });
}
