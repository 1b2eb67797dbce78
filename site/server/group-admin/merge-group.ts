import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { recordChange } from "../catalogue-admin/history/record-change.ts";
import { photosOfDiscussions } from "../discussions/photos/renew-message-photos.ts";
import { discussions } from "../discussions/tables.ts";
import { groupAt } from "../groups/group-at.ts";
import { groups } from "../groups/tables.ts";
import { releasePhotos } from "../photos/photos.ts";
import { changedMeanwhile, invalid, notFound } from "../problems.ts";
import type { ActingAdmin } from "../request/acting-admin.ts";
import type { SiteContext } from "../site-context.ts";
import { keepOldSlug, redirectOldSlugs } from "../slugs/old-slugs.ts";
import { noScope } from "../slugs/tables.ts";
import { lockGroups } from "./lock-groups.ts";
import { setGroupOrder } from "./set-group-order.ts";

/**
 * Moves all discussions of a group into another one, deletes it, and lets its addresses lead there.
 * @returns the slug of the group that stays
 * @throws 404, 409 at a former address, 422 where it would be merged into itself
 */
export async function mergeGroup(
  site: SiteContext,
  acting: ActingAdmin,
  slug: string,
  intoSlug: string,
): Promise<{ slug: string }> {
  const made = await site.db.transaction(async (tx) => {
    const held = await lockGroups(tx);
    const [from, into] = [await groupAt(tx, slug), await groupAt(tx, intoSlug)];
    if (!from) throw notFound("group");
    // The page of a group that was merged or renamed meanwhile: what stands there now was not meant.
    if (from.slug !== slug) throw changedMeanwhile();
    if (!into) throw invalid({ into: ["Choose a group."] });
    if (from.id === into.id) throw invalid({ into: ["Choose another group than this one."] });
    await moveDiscussions(tx, from.id, into.id);
    await tx
      .update(groups)
      .set({ discussionCount: sql`${groups.discussionCount} + ${from.discussionCount}` })
      .where(eq(groups.id, into.id));
    await tx.delete(groups).where(eq(groups.id, from.id));
    await setGroupOrder(
      tx,
      held.filter(({ id }) => id !== from.id).map(({ id }) => id),
    );
    await redirectOldSlugs(tx, "group", from.id, into.id);
    await keepOldSlug(tx, { kind: "group", scopeId: noScope, slug: from.slug, subjectId: into.id, at: site.clock() });
    if (from.coverId) await releasePhotos(tx, [from.coverId], site.clock());
    await recordChange(tx, site, acting, {
      ...{ act: "merge", kind: "group", id: into.id },
      after: { about: from.name, discussions: from.discussionCount },
    });
    return { slug: into.slug };
  });
  // Each conversation shows its group.
  site.changed(["groups", "discussions"]);
  return made;
}

/** In the order in which whoever leaves locks discussions. */
async function moveDiscussions(tx: Transaction, fromId: string, intoId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${discussions} where group_id = ${fromId} order by id for no key update`,
  );
  await tx.update(discussions).set({ groupId: intoId, isPinned: false }).where(eq(discussions.groupId, fromId));
  await tx.execute(photosOfDiscussions(rows.map(({ id }) => id)));
}
