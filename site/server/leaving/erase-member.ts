import { randomBytes } from "node:crypto";
import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { anonymiseSlugs } from "../accounts/member-slugs.ts";
import { loginAttempts, mailLinks, members, sessions, trustedDevices } from "../accounts/tables.ts";
import { brandFollows, brandMembers, brands } from "../brands/tables.ts";
import { sanctions } from "../cases/tables.ts";
import { eraseCommentsBy, eraseDeletedCommentsBy } from "../comments/deletion/erase-comments.ts";
import { comments, mentions } from "../comments/tables.ts";
import { eraseDiscussions, isInDiscussions, removeMessagePhotos } from "../discussions/erase-discussions.ts";
import { lockDiscussionsOf } from "../discussions/recount-of-member.ts";
import { messageLikes, messageMentions, readings } from "../discussions/tables.ts";
import { drafts } from "../drafts/tables.ts";
import { creations } from "../idempotency/tables.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { items } from "../items/tables.ts";
import { likes, looks } from "../looks/tables.ts";
import { setStanding } from "../members/set-standing.ts";
import { tagsOfMember } from "../members/tags-of-member.ts";
import { eraseFromCases } from "../moderation/erase-from-cases.ts";
import { entries, entryBodies, entryPreviews } from "../notebook/tables.ts";
import { digests, notificationActors, notificationLevels, notifications } from "../notifications/tables.ts";
import { outfits } from "../outfits/tables.ts";
import { photos } from "../photos/tables.ts";
import { plans } from "../planner/tables.ts";
import { products } from "../products/tables.ts";
import { blocks, dismissals, follows, mutes } from "../relations/tables.ts";
import { anonymiseReviews, eraseReviews, hasReviews } from "../reviews/erase-reviews.ts";
import { lockBrandsReviewedBy } from "../reviews/recount-of-member.ts";
import { reviewVotes } from "../reviews/tables.ts";
import { folders, saves } from "../saves/tables.ts";
import { wears } from "../wears/tables.ts";
import { dataExports, leavings } from "./tables.ts";

/**
 * Erases a member whose time to come back is over. What hangs on their comments stays: with `anonymise` the comments,
 * reviews and messages keep their texts, except those of a private or banned member: what was hidden never becomes public.
 * With `erase` messages, and comments with replies of others, stay without text. Then the row stays too, without anything
 * that tells who it was; otherwise it goes. The slugs are never given to others.
 * @returns what changes for others; null for one who is not due
 */
export async function eraseMember(tx: Transaction, memberId: string, now: Date): Promise<CacheTag[] | null> {
  const [leaving] = await tx
    .select({ choice: leavings.choice, standing: leavings.standing })
    .from(leavings)
    .where(and(eq(leavings.memberId, memberId), lte(leavings.dueAt, now)))
    .for("update");
  if (!leaving) return null;
  const { isPrivate } = await lockMemberAndSubjects(tx, memberId);
  const wasHidden = isPrivate || leaving.standing === "banned";
  const changed = await tagsOfMember(tx, memberId);
  await eraseFromCases(tx, memberId);
  await removeMessagePhotos(tx, memberId);
  if (leaving.choice === "erase" || wasHidden) {
    await eraseDiscussions(tx, memberId, now);
    await eraseCommentsBy(tx, memberId);
    await eraseReviews(tx, memberId);
  } else {
    await eraseDeletedCommentsBy(tx, memberId);
    await anonymiseReviews(tx, memberId);
  }
  const isNamed =
    (await hasCommentsThatStay(tx, memberId)) ||
    (await hasReviews(tx, memberId)) ||
    (await isInDiscussions(tx, memberId));
  await eraseNotifications(tx, memberId);
  for (const proposed of [brands, products])
    await tx.update(proposed).set({ proposedBy: null }).where(eq(proposed.proposedBy, memberId));
  // Entries of the notebook are Hemline’s own, and stay.
  await tx.update(entries).set({ authorId: null }).where(eq(entries.authorId, memberId));
  await tx.update(entryBodies).set({ savedById: null }).where(eq(entryBodies.savedById, memberId));
  await tx.update(members).set({ avatarId: null, coverId: null }).where(eq(members.id, memberId));
  for (const [table, ...columns] of ownRows)
    await tx.delete(table).where(or(...columns.map((column) => eq(column, memberId))));
  await anonymiseSlugs(tx, memberId);
  if (isNamed) await keepNobody(tx, memberId, wasHidden);
  else await tx.delete(members).where(eq(members.id, memberId));
  return changed;
}

/** Comments on the member’s own looks are deleted with those looks. Comments on entries stay, as entries do. */
async function hasCommentsThatStay(tx: Transaction, memberId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: comments.id })
    .from(comments)
    .leftJoin(looks, eq(looks.id, comments.lookId))
    .where(and(eq(comments.authorId, memberId), or(isNotNull(comments.entryId), ne(looks.authorId, memberId))))
    .limit(1);
  return found !== undefined;
}

/** Looks and entries are the member’s own and those that the member commented. In the order that all locks are taken in, with the brands between. */
async function lockMemberAndSubjects(tx: Transaction, memberId: string): Promise<{ isPrivate: boolean }> {
  const [member] = await tx
    .select({ isPrivate: members.isPrivate })
    .from(members)
    .where(eq(members.id, memberId))
    .for("update");
  await lockBrandsReviewedBy(tx, memberId);
  await lockDiscussionsOf(tx, memberId);
  const commented = (id: typeof comments.lookId | typeof comments.entryId) =>
    tx.select({ id }).from(comments).where(eq(comments.authorId, memberId));
  await tx
    .select({ id: looks.id })
    .from(looks)
    .where(or(eq(looks.authorId, memberId), inArray(looks.id, commented(comments.lookId))))
    .orderBy(asc(looks.id))
    .for("no key update");
  await tx
    .select({ id: entries.id })
    .from(entries)
    .where(or(eq(entries.authorId, memberId), inArray(entries.id, commented(comments.entryId))))
    .orderBy(asc(entries.id))
    .for("no key update");
  return { isPrivate: member?.isPrivate ?? false };
}

/** Everything but comments, reviews, discussions and reports, in an order that keeps the foreign keys. */
const ownRows: [PgTable, PgColumn, ...PgColumn[]][] = [
  [sanctions, sanctions.memberId],
  [leavings, leavings.memberId],
  [dataExports, dataExports.memberId],
  [sessions, sessions.memberId],
  [trustedDevices, trustedDevices.memberId],
  [mailLinks, mailLinks.memberId],
  [loginAttempts, loginAttempts.memberId],
  [creations, creations.memberId],
  [drafts, drafts.memberId],
  [follows, follows.followerId, follows.memberId],
  [brandFollows, brandFollows.memberId],
  [brandMembers, brandMembers.memberId],
  [blocks, blocks.blockerId, blocks.blockedId],
  [mutes, mutes.memberId, mutes.mutedId],
  [dismissals, dismissals.memberId, dismissals.dismissedId],
  [likes, likes.memberId],
  [saves, saves.memberId],
  [folders, folders.memberId],
  [mentions, mentions.memberId],
  [reviewVotes, reviewVotes.memberId],
  [messageLikes, messageLikes.memberId],
  [messageMentions, messageMentions.memberId],
  [readings, readings.memberId],
  [notificationLevels, notificationLevels.memberId],
  [digests, digests.memberId],
  [entryPreviews, entryPreviews.createdById],
  [plans, plans.authorId],
  [wears, wears.authorId],
  [outfits, outfits.authorId],
  [looks, looks.authorId],
  [items, items.authorId],
  [photos, photos.ownerId],
];

/** A notification without actors goes too. */
async function eraseNotifications(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.memberId, memberId));
  const acted = await tx
    .delete(notificationActors)
    .where(eq(notificationActors.actorId, memberId))
    .returning({ id: notificationActors.notificationId });
  if (acted.length === 0) return;
  const ids = acted.map(({ id }) => id);
  await tx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.id, ids),
        sql`not exists (select 1 from ${notificationActors} where ${notificationActors.notificationId} = ${notifications.id})`,
      ),
    );
}

/**
 * Leaves a row for the comments, reviews and messages to belong to. Where the member was hidden it is private: the titles of
 * its discussions, and what others wrote in them, are nobody else’s to read. Its names are random: nobody can have taken them
 * before.
 */
async function keepNobody(tx: Transaction, memberId: string, isPrivate: boolean): Promise<void> {
  const nobody = `former-${randomBytes(16).toString("hex")}`;
  await tx
    .update(members)
    .set({
      ...{ billingId: randomBytes(16).toString("hex"), email: `${nobody}@erased.invalid`, passwordHash: "" },
      ...{ firstName: "", lastName: null, username: null, slug: nobody, searchText: "", city: null, bio: null },
      links: [],
      isPrivate,
      ...{ role: "member", subscribedUntil: null, emailVerifiedAt: null },
      ...{ suspendedUntil: null, postingPausedUntil: null },
      ...{ lookCount: 0, itemCount: 0, followerCount: 0, followingCount: 0 },
    })
    .where(eq(members.id, memberId));
  await setStanding(tx, memberId, "erased");
}
