import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { excerptOf } from "../../shared/markdown/text-of-html.ts";
import type { NotificationFilter, NotificationItem } from "../../shared/notifications/notification.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { shorten } from "../../shared/shorten.ts";
import { comments } from "../comments/tables.ts";
import {
  type Cursors,
  directionName,
  InstantKey,
  instantOrder,
  instantValues,
  type PageStart,
  pageOfRows,
} from "../db/keyset.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { lookPhotos, looks } from "../looks/tables.ts";
import { entries } from "../notebook/tables.ts";
import { notificationLevels, notifications } from "../notifications/tables.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { preparedViewer, readerKind } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { answeredProposal } from "./answered-proposal.ts";
import { answeredReview } from "./answered-review.ts";
import { latestActorsOf } from "./latest-actors.ts";
import { isNewestOfGroup } from "./notification-groups.ts";
import { notifiedDecision } from "./notified-decision.ts";
import { notifiedMessage } from "./notified-message.ts";
import { followOfAsker, isShown } from "./visible-notifications.ts";

const pageSize = 20;
const maxTextLength = 140;
// Instants are stored by the microsecond only where a database makes them; ours are whole milliseconds.
const newestFirst = instantOrder(notifications.lastAt, notifications.id, "desc");

const entryCovers = alias(photos, "entry_covers");

const filters: Record<NotificationFilter, SQL | undefined> = {
  all: undefined,
  unread: isNull(notifications.readAt),
  follows: inArray(notifications.kind, ["follow", "follow-request", "follow-accepted"]),
  comments: inArray(notifications.kind, [
    ...(["comment", "reply", "mention"] as const),
    ...(["message-reply", "message-mention", "message"] as const),
  ]),
  likes: inArray(notifications.kind, ["like", "message-like"]),
};

/** @throws 400 for a cursor of another list */
export async function notificationsOf(
  site: SiteContext,
  viewer: Reader,
  show: NotificationFilter,
  cursors: Cursors,
): Promise<Slice<NotificationItem>> {
  const page = await pageOfRows(
    {
      list: `notifications-${show}`,
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => {
        const name = `${show} notifications ${directionName(start)}`;
        return notificationRows(site, viewer, name, { ...instantValues(start) }, () => ({
          where: and(filters[show], newestFirst.isBeyondPrepared(start)),
          orderBy: newestFirst.orderBy(start),
          limit,
        }));
      },
      keyOf: ({ at, id }): InstantKey => [at.getTime(), id],
    },
    cursors,
  );
  return { ...page, items: page.items.map(await itemsOf(site, viewer, page.items)) };
}

/** All that the member may see now, beyond one of them, the newest first. */
export async function notificationsBeyond(
  site: SiteContext,
  viewer: Reader,
  last: Pick<NotificationItem, "id" | "at"> | null,
  limit: number,
): Promise<NotificationItem[]> {
  const start: PageStart<InstantKey> = { key: last && [Date.parse(last.at), last.id], isBackwards: false };
  const name = `${limit} notifications of a copy ${directionName(start)}`;
  const rows = await notificationRows(site, viewer, name, { ...instantValues(start) }, () => ({
    where: newestFirst.isBeyondPrepared(start),
    orderBy: newestFirst.orderBy(start),
    limit,
  }));
  return rows.map(await itemsOf(site, viewer, rows));
}

/** Unread ones of kinds that the member wants by email, newest first. */
export async function unreadSince(
  site: SiteContext,
  viewer: Reader,
  since: Date,
  limit: number,
): Promise<NotificationItem[]> {
  const rows = await notificationRows(site, viewer, `${limit} notifications for a digest`, { since }, () => ({
    where: and(
      isNull(notifications.readAt),
      gt(notifications.lastAt, sql.placeholder("since")),
      sql`not exists ${isUnwanted}`,
    ),
    orderBy: newestFirst.orderBy({ isBackwards: false }),
    limit,
  }));
  return rows.map(await itemsOf(site, viewer, rows));
}

const isUnwanted = query
  .select({ kind: notificationLevels.kind })
  .from(notificationLevels)
  .where(
    and(
      eq(notificationLevels.memberId, notifications.memberId),
      eq(notificationLevels.kind, notifications.kind),
      eq(notificationLevels.byEmail, false),
    ),
  );

interface NotificationQuery {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

/** @param name unique to `wanted` */
const notificationRows = (
  { db }: SiteContext,
  viewer: Reader,
  name: string,
  values: Record<string, unknown>,
  wanted: () => NotificationQuery,
): Promise<NotificationRow[]> =>
  preparedRows(db, `${name} for ${readerKind(viewer)}`, { ...values, viewer: viewer.id }, () => {
    const { where, orderBy, limit } = wanted();
    return shownNotifications(viewer, where)
      .orderBy(...orderBy)
      .limit(literalLimit(limit));
  });

const shownNotifications = (viewer: Reader, where: SQL | undefined) =>
  query
    .select({
      id: notifications.id,
      kind: notifications.kind,
      at: notifications.lastAt,
      readAt: notifications.readAt,
      look: { slug: looks.slug, title: looks.title },
      cover: photoColumns(photos),
      coverAlt: lookPhotos.alt,
      entry: { slug: entries.slug, title: entries.title, allowed: entries.allowed, coverAlt: entries.coverAlt },
      entryCover: photoColumns(entryCovers),
      comment: { id: comments.id, source: comments.source },
      follow: followOfAsker,
      proposal: answeredProposal,
      review: answeredReview,
      message: notifiedMessage,
      decision: notifiedDecision,
    })
    .from(notifications)
    .leftJoin(comments, eq(comments.id, notifications.subjectId))
    .leftJoin(looks, eq(looks.id, sql`coalesce(${comments.lookId}, ${notifications.subjectId})`))
    .leftJoin(lookPhotos, and(eq(lookPhotos.lookId, looks.id), eq(lookPhotos.position, 0)))
    .leftJoin(photos, eq(photos.id, lookPhotos.photoId))
    .leftJoin(entries, eq(entries.id, comments.entryId))
    .leftJoin(entryCovers, eq(entryCovers.id, entries.coverId))
    .where(and(eq(notifications.memberId, preparedViewer), isShown(viewer), isNewestOfGroup(viewer), where));

type NotificationRow = ReturnType<typeof shownNotifications>["_"]["result"][number];

async function itemsOf(
  site: SiteContext,
  viewer: Reader,
  rows: readonly NotificationRow[],
): Promise<(row: NotificationRow) => NotificationItem> {
  const actors = await latestActorsOf(
    site,
    viewer,
    rows.map(({ id }) => id),
  );
  return ({ id, kind, at, readAt, comment, follow, proposal, review, message, decision, ...row }) => ({
    ...{ id, kind, at: at.toISOString(), isUnread: readAt === null },
    // A response is signed by the brand, and hides its writer.
    actors: review ? [] : (actors.get(id)?.shown ?? []),
    actorCount: review ? 0 : (actors.get(id)?.count ?? 0),
    subject: subjectOf(row),
    // Emails repeat it, and may be read when the subscription is over.
    comment: comment && {
      id: comment.id,
      text: row.entry?.allowed === "subscribers" ? "" : shorten(comment.source, maxTextLength),
    },
    isWaiting: kind === "follow-request" && follow === "asked",
    ...{ proposal, decision },
    review: review && { ...review, text: shorten(review.text, maxTextLength) },
    message: message && {
      ...{ discussion: message.discussion, number: message.number },
      text: excerptOf(message.html, maxTextLength),
    },
  });
}

function subjectOf(row: Pick<NotificationRow, "look" | "cover" | "coverAlt" | "entry" | "entryCover">) {
  const { look, cover, coverAlt, entry, entryCover } = row;
  if (look && cover) return { kind: "look", ...look, photo: photoCard(cover, coverAlt ?? "") } as const;
  if (!entry) return null;
  const { slug, title } = entry;
  return { kind: "entry", slug, title, photo: entryCover && photoCard(entryCover, entry.coverAlt) } as const;
}
