import { sql } from "drizzle-orm";
import { check, index, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";

const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

export const follows = siteSchema.table(
  "follows",
  {
    followerId: member("follower_id"),
    memberId: member("member_id"),
    /** A private member answers requests; until then they are `asked`. */
    state: text("state").$type<"asked" | "following">().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (follow) => [
    primaryKey({ name: "one_follow_per_pair", columns: [follow.followerId, follow.memberId] }),
    index("followers_of").on(follow.memberId, follow.state, follow.createdAt, follow.followerId),
    index("followed_by").on(follow.followerId, follow.state, follow.createdAt, follow.memberId),
    check("nobody_follows_themselves", sql`${follow.followerId} <> ${follow.memberId}`),
    check("follow_is_asked_or_following", sql`${follow.state} in ('asked', 'following')`),
  ],
);

export const blocks = siteSchema.table(
  "blocks",
  {
    blockerId: member("blocker_id"),
    blockedId: member("blocked_id"),
    createdAt: instant("created_at").notNull(),
  },
  (block) => [
    primaryKey({ name: "one_block_per_pair", columns: [block.blockerId, block.blockedId] }),
    index("blocked_by").on(block.blockedId, block.blockerId),
    check("nobody_blocks_themselves", sql`${block.blockerId} <> ${block.blockedId}`),
  ],
);

/** Members whom Hemline no longer suggests to a member. */
export const dismissals = siteSchema.table(
  "dismissals",
  {
    memberId: member("member_id"),
    dismissedId: member("dismissed_id"),
    createdAt: instant("created_at").notNull(),
  },
  (dismissal) => [
    primaryKey({ name: "one_dismissal_per_pair", columns: [dismissal.memberId, dismissal.dismissedId] }),
    index("dismissed_by").on(dismissal.dismissedId),
  ],
);

export const mutes = siteSchema.table(
  "mutes",
  {
    memberId: member("member_id"),
    mutedId: member("muted_id"),
    createdAt: instant("created_at").notNull(),
  },
  (mute) => [
    primaryKey({ name: "one_mute_per_pair", columns: [mute.memberId, mute.mutedId] }),
    check("nobody_mutes_themselves", sql`${mute.memberId} <> ${mute.mutedId}`),
  ],
);
