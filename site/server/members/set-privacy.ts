import type { Transaction } from "@hemline/database";
import { and, asc, eq, inArray, or } from "drizzle-orm";
import { isShown, type Standing } from "../../shared/permissions.ts";
import { searchTextOf } from "../accounts/person-names.ts";
import { members } from "../accounts/tables.ts";
import { repeatingDeadlocks } from "../db/repeating-deadlocks.ts";
import { renewPhotosAround } from "../discussions/photos/renew-message-photos.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { photosOfWardrobe } from "../items/item-photos.ts";
import { lookPhotos, looks } from "../looks/tables.ts";
import { notifyOfAcceptances } from "../notifications/follow-notices.ts";
import { photos } from "../photos/tables.ts";
import { requireActingMember } from "../relations/require-acting-member.ts";
import { follows } from "../relations/tables.ts";
import type { Member } from "../request/site-env.ts";
import { lockBrandsReviewedBy, recountReviewsBy } from "../reviews/recount-of-member.ts";
import type { SiteContext } from "../site-context.ts";
import { addAccepted } from "./follow-counts.ts";
import { tagsOfMember } from "./tags-of-member.ts";

/**
 * Makes an account private or public. Its cover and the photos of its looks, items, reviews and messages close or open in the
 * same transaction, and its reviews leave or enter all ratings; waiting requests are accepted when it becomes public. What
 * a banned member has made stays closed, and opens or not when the ban ends.
 */
export async function setPrivacy(site: SiteContext, member: Member, isPrivate: boolean): Promise<void> {
  const changed = await repeatingDeadlocks(() => site.db.transaction((tx) => setLocked(tx, site, member, isPrivate)));
  site.changed(changed);
}

async function setLocked(tx: Transaction, site: SiteContext, member: Member, isPrivate: boolean): Promise<CacheTag[]> {
  const before = await lockSelfAndAskers(tx, member.id, { withAskers: !isPrivate });
  const searchText = searchTextOf({ ...before, isPrivate });
  await tx.update(members).set({ isPrivate, searchText }).where(eq(members.id, member.id));
  const isOpen = !isPrivate && isShown(before.standing);
  const shown = tx
    .select({ id: lookPhotos.photoId })
    .from(lookPhotos)
    .innerJoin(looks, eq(looks.id, lookPhotos.lookId))
    .where(and(eq(looks.authorId, member.id), eq(looks.audience, "everyone"), eq(looks.state, "live")));
  await tx.update(photos).set({ isOpen }).where(inArray(photos.id, shown));
  const cover = tx.select({ id: members.coverId }).from(members).where(eq(members.id, member.id));
  await tx.update(photos).set({ isOpen }).where(inArray(photos.id, cover));
  await tx.execute(photosOfWardrobe(member.id));
  // Brands before discussions, as everywhere.
  await lockBrandsReviewedBy(tx, member.id);
  await renewPhotosAround(tx, member.id);
  await recountReviewsBy(tx, member.id);
  if (!isPrivate) await acceptAll(tx, site, member.id);
  return before.isPrivate === isPrivate ? [] : tagsOfMember(tx, member.id);
}

type Named = Parameters<typeof searchTextOf>[0];

async function acceptAll(tx: Transaction, site: SiteContext, memberId: string): Promise<void> {
  const accepted = await tx
    .update(follows)
    .set({ state: "following", createdAt: site.clock() })
    .where(and(eq(follows.memberId, memberId), eq(follows.state, "asked")))
    .returning();
  await addAccepted(tx, memberId, accepted);
  await notifyOfAcceptances(tx, site, memberId, accepted);
}

/**
 * Locks the member, which keeps the order of the looks, and with `withAskers` also those whose requests are accepted, in
 * one order: two who become public may have asked each other.
 * @throws 401 when the member was deleted or is leaving
 */
async function lockSelfAndAskers(
  tx: Transaction,
  memberId: string,
  { withAskers }: { withAskers: boolean },
): Promise<Named & { isPrivate: boolean; standing: Standing }> {
  const askers = tx
    .select({ id: follows.followerId })
    .from(follows)
    .where(and(eq(follows.memberId, memberId), eq(follows.state, "asked")));
  const isSelf = eq(members.id, memberId);
  const rows = await tx
    .select({
      ...{ id: members.id, isPrivate: members.isPrivate, standing: members.standing, slug: members.slug },
      ...{ firstName: members.firstName, lastName: members.lastName, username: members.username },
      bio: members.bio,
    })
    .from(members)
    .where(withAskers ? or(isSelf, inArray(members.id, askers)) : isSelf)
    .orderBy(asc(members.id))
    .for("no key update");
  return requireActingMember(
    rows.find(({ id }) => id === memberId),
    { mayBeBanned: true },
  );
}
