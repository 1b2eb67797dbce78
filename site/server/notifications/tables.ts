import { sql } from "drizzle-orm";
import { boolean, index, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { DigestRhythm, NotificationKind } from "../../shared/notifications/notification.ts";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";

/** What happened to a member's things, grouped: five likes of one look are one row until it is read. */
export const notifications = siteSchema.table(
  "notifications",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NotificationKind>().notNull(),
    /** Kind and subject. */
    groupKey: text("group_key").notNull(),
    /** What it is about: a look, a comment, a message, a brand, a product or a review; null where it is about the member. */
    subjectId: uuid("subject_id"),
    /** What the comment or message stands under, where the list groups by it: a look, an entry or a discussion. */
    underId: uuid("under_id"),
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
    /** When the bell's number forgot it. */
    seenAt: instant("seen_at"),
    readAt: instant("read_at"),
  },
  (notification) => [
    uniqueIndex("one_unread_per_group")
      .on(notification.memberId, notification.groupKey)
      .where(sql`${notification.readAt} is null`),
    index("notifications_of").on(notification.memberId, notification.lastAt, notification.id),
    index("notifications_about").on(notification.subjectId),
    index("notifications_under")
      .on(notification.memberId, notification.underId, notification.kind, notification.lastAt)
      .where(sql`${notification.underId} is not null`),
  ],
);

/** Who did it. A notification without actors is deleted. */
export const notificationActors = siteSchema.table(
  "notification_actors",
  {
    notificationId: uuid("notification_id")
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    actorId: uuid("actor_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
  },
  (actor) => [
    primaryKey({ name: "one_actor_per_notification", columns: [actor.notificationId, actor.actorId] }),
    index("notifications_by_actor").on(actor.actorId),
  ],
);

/** Kinds that a member switched off. Without a row, a kind is on in the app and in digests. */
export const notificationLevels = siteSchema.table(
  "notification_levels",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NotificationKind>().notNull(),
    inApp: boolean("in_app").notNull(),
    byEmail: boolean("by_email").notNull(),
  },
  (level) => [primaryKey({ name: "one_level_per_kind", columns: [level.memberId, level.kind] })],
);

/** How often a member gets a digest, and when the last one was sent. */
export const digests = siteSchema.table(
  "digests",
  {
    memberId: uuid("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    rhythm: text("rhythm").$type<DigestRhythm>().notNull(),
    sentAt: instant("sent_at"),
    /** The job that last began to send one: should it be repeated after a crash, the digest may have been sent. */
    sendingJob: text("sending_job"),
  },
  (digest) => [index("digests_by_rhythm").on(digest.rhythm, digest.sentAt)],
);
