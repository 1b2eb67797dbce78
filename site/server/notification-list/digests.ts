import type { Handler } from "@hemline/database";
import { and, eq, isNotNull, sql } from "drizzle-orm";
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
const hourMs = 60 * 60_000;
/** A few hours less than a day or a week: the job does not run at the same second every morning. */
const restMs = { daily: 20 * hourMs, weekly: (7 * 24 - 4) * hourMs };
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

/** Reads what the member may see at the moment of sending; without anything, no email is sent. */
export async function sendDigests(site: SiteContext): Promise<void> {
  const send: Handler<DueDigest> = async ({ memberId, since }, { id }) => {
    const [member] = await site.db
      .select(memberColumns)
      .from(members)
      .where(and(eq(members.id, memberId), hasPage));
    if (!member) return;
    const { rhythm } = await notificationSettingsOf(site, memberId);
    if (rhythm === "never") return;
    const items = await unreadSince(site, member, new Date(since), maxItems + 1);
    if (items.length === 0) return;
    const email = await digestEmail({
      ...{ member, rhythm, items: items.slice(0, maxItems), hasMore: items.length > maxItems },
      publicUrl: site.publicUrl,
      unsubscribeUrl: site.publicUrl + paths.unsubscribe(unsubscribeToken(member)),
    });
    await site.mail.send({ ...email, id });
  };
  await site.jobs.work(queue, send);
}
