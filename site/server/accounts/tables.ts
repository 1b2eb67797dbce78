import { sql } from "drizzle-orm";
import { boolean, check, index, integer, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { LoginOutcome, Role } from "../../shared/accounts/user.ts";
import type { Audience, Standing } from "../../shared/permissions.ts";
import { instant, instantOrNever, siteSchema } from "../db/columns.ts";
import { titleIn } from "../db/title-in.ts";
import { publicCount } from "./public-count.ts";

export const members = siteSchema.table(
  "members",
  {
    id: uuid("id").primaryKey(),
    billingId: text("billing_id").notNull(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name"),
    username: text("username"),
    slug: text("slug").notNull(),
    /** `searchTextOf` the member: what a search for people compares with. */
    searchText: text("search_text").notNull().default(""),
    role: text("role").$type<Role>().notNull().default("member"),
    standing: text("standing").$type<Standing>().notNull().default("active"),
    /** When a suspension ends by itself; null of those that don’t, and without one. Kept while its member is leaving. */
    suspendedUntil: instant("suspended_until"),
    /** Until then the member posts nothing; an instant that has passed stays. */
    postingPausedUntil: instant("posting_paused_until"),
    /** Only followers see what a private member posts, and each asks before following. */
    isPrivate: boolean("is_private").notNull().default(false),
    city: text("city"),
    bio: text("bio"),
    /** References photos. The foreign key is hand-written in the migration, because photos reference members too. */
    avatarId: uuid("avatar_id"),
    /** The wide picture above the profile. References photos as the avatar does. */
    coverId: uuid("cover_id"),
    /** At most three addresses that the profile shows. */
    links: text("links").array().notNull().default(sql`'{}'`),
    /** Null until the member has opened the link mailed to the present address. */
    emailVerifiedAt: instant("email_verified_at"),
    /** Live looks that are not for their author alone. Changed by the transaction that changes a look, which locks this row. */
    lookCount: integer("look_count").notNull().default(0),
    /** Without requests. Changed in the transaction of the follow. */
    followerCount: integer("follower_count").notNull().default(0),
    followingCount: integer("following_count").notNull().default(0),
    /** Who may see the wardrobe at most; each item may be seen by fewer. */
    wardrobeAudience: text("wardrobe_audience").$type<Audience>().notNull().default("everyone"),
    /** Named items that are neither archived, wished for nor for their owner alone. Changed in the transaction of the item. */
    itemCount: integer("item_count").notNull().default(0),
    /** A copy of what billing last said, for badges and the rule of who sees what. Null without a subscription. */
    subscribedUntil: instantOrNever("subscribed_until"),
    /** When billing was asked for the answer that `subscribedUntil` is from: an older one never replaces it. */
    subscriptionAskedAt: instant("subscription_asked_at"),
    createdAt: instant("created_at").notNull(),
  },
  (member) => [
    uniqueIndex("one_member_per_email").on(member.email),
    uniqueIndex("one_member_per_slug").on(member.slug),
    uniqueIndex("one_member_per_billing_id").on(member.billingId),
    uniqueIndex("one_member_per_avatar").on(member.avatarId),
    index("members_newest_first").on(member.createdAt, member.id),
    index("members_with_looks_first").on(sql`(${publicCount(member, "lookCount")} > 0)`, member.createdAt, member.id),
    index("members_by_looks").on(publicCount(member, "lookCount"), member.id),
    uniqueIndex("one_member_per_cover").on(member.coverId),
    index("subscriptions_that_end").on(member.subscribedUntil).where(sql`${member.subscribedUntil} is not null`),
    check("links_are_three_at_most", sql`cardinality(${member.links}) <= 3`),
    check("email_is_lower_case", sql`${member.email} = lower(${member.email})`),
    check("look_count_is_never_negative", sql`${member.lookCount} >= 0`),
    check("item_count_is_never_negative", sql`${member.itemCount} >= 0`),
    check("follower_count_is_never_negative", sql`${member.followerCount} >= 0`),
    check("following_count_is_never_negative", sql`${member.followingCount} >= 0`),
    index("suspensions_that_end").on(member.suspendedUntil).where(sql`${member.suspendedUntil} is not null`),
    check(
      "only_suspensions_end",
      sql`${member.suspendedUntil} is null or ${member.standing} in ('suspended', 'leaving')`,
    ),
    index("members_by_part_of_text").using("gin", sql`${member.searchText} gin_trgm_ops`),
    index("members_by_name").using("gin", sql`${titleIn(member.searchText)} gin_trgm_ops`),
    index("members_most_followed").on(publicCount(member, "followerCount"), member.id),
    index("members_who_hide_their_wardrobe")
      .on(member.id)
      .where(sql`${member.wardrobeAudience} = 'me' or ${member.standing} in ('banned', 'leaving')`),
  ],
);

export const memberColumns = {
  id: members.id,
  billingId: members.billingId,
  email: members.email,
  firstName: members.firstName,
  lastName: members.lastName,
  username: members.username,
  slug: members.slug,
  role: members.role,
  standing: members.standing,
  suspendedUntil: members.suspendedUntil,
  postingPausedUntil: members.postingPausedUntil,
  avatarId: members.avatarId,
  lookCount: members.lookCount,
  followingCount: members.followingCount,
  isPrivate: members.isPrivate,
  subscribedUntil: members.subscribedUntil,
  emailVerifiedAt: members.emailVerifiedAt,
  createdAt: members.createdAt,
};

/**
 * Every slug a member ever had. No foreign key: a slug is never reused, even when its member was erased. Then it belongs to
 * an id that nobody has.
 */
export const memberSlugs = siteSchema.table(
  "member_slugs",
  {
    slug: text("slug").primaryKey(),
    memberId: uuid("member_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (slug) => [index("slugs_of_a_member").on(slug.memberId)],
);

export const sessions = siteSchema.table(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** Names the session to its member, who ends it: the token's hash never leaves the server. */
    id: uuid("id").notNull(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** "Firefox on Windows" */
    browser: text("browser").notNull(),
    /** `192.0.2.*` */
    network: text("network").notNull(),
    createdAt: instant("created_at").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (session) => [
    index("sessions_of_a_member").on(session.memberId, session.seenAt),
    uniqueIndex("one_session_per_id").on(session.id),
  ],
);

/** By the hash of the `device` cookie. Several members may share one browser. */
export const trustedDevices = siteSchema.table(
  "trusted_devices",
  {
    tokenHash: text("token_hash").notNull(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    seenAt: instant("seen_at").notNull(),
  },
  (device) => [
    primaryKey({ name: "one_device_per_member_and_token", columns: [device.tokenHash, device.memberId] }),
    index("devices_of_a_member").on(device.memberId, device.seenAt),
  ],
);

export const mailLinks = siteSchema.table(
  "mail_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<"log-in" | "reset" | "verify" | "change-email" | "undo-leaving">().notNull(),
    email: text("email").notNull(),
    /** Of a change of the email address, because the emails may be sent in another order. */
    askedAt: instant("asked_at"),
    expiresAt: instant("expires_at").notNull(),
  },
  (link) => [index("links_of_a_member").on(link.memberId, link.purpose)],
);

export const loginAttempts = siteSchema.table(
  "login_attempts",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    outcome: text("outcome").$type<LoginOutcome>().notNull(),
    network: text("network").notNull(),
    browser: text("browser").notNull(),
    at: instant("at").notNull(),
  },
  (attempt) => [
    index("logins_of_a_member").on(attempt.memberId, attempt.at, attempt.id),
    index("logins_oldest_first").on(attempt.at),
  ],
);
