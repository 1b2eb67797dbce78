import type { Transaction } from "@hemline/database";
import { and, asc, eq, gte, inArray, ne, or, sql } from "drizzle-orm";
import { hiddenByDecision } from "../../cases/hidden-by-decision.ts";
import { notFound } from "../../problems.ts";
import { recountProductUses } from "../../products/recount-products.ts";
import type { SiteContext } from "../../site-context.ts";
import { countChange, tagsOfSteps, usedProducts } from "../changed-items.ts";
import { requireRoomToReturn } from "../item-limit.ts";
import { photosOfItems } from "../item-photos.ts";
import type { ItemLock } from "../lock-own-items.ts";
import { addToItemCount, lockWardrobe } from "../lock-wardrobe.ts";
import { items } from "../tables.ts";
import { lastKeptAt } from "./delete-items.ts";

/**
 * Undoes a deletion; idempotent. What a decision hides comes back hidden.
 * @throws 404 where one is another member's, or was deleted more than a week ago; 409 beyond the limit
 */
export async function restoreItems(site: SiteContext, member: { id: string }, ids: readonly string[]): Promise<void> {
  const changed = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id);
    const deleted = await lockDeleted(tx, member.id, ids, lastKeptAt(site.clock()));
    const owned = deleted.filter(({ archivedAt }) => archivedAt === null);
    await requireRoomToReturn(
      site,
      tx,
      owner,
      owned.flatMap(({ id, postedAt, deletedAt }) => (deletedAt ? { id, postedAt, leftAt: deletedAt } : [])),
    );
    const deletedIds = deleted.map(({ id }) => id);
    const hidden = await hiddenByDecision(tx, "item", deletedIds);
    const restored = await tx
      .update(items)
      .set({
        state: sql`case when ${items.name} is null then 'draft'
          when ${items.id} = any(${sql.param([...hidden])}::uuid[]) then 'hidden' else 'live' end`,
        deletedAt: null,
        editedAt: site.clock(),
      })
      .where(inArray(items.id, deletedIds))
      .returning();
    await tx.execute(photosOfItems(ids));
    const steps = restored.map((after) => ({ before: null, after }));
    await addToItemCount(tx, member.id, countChange(steps));
    await recountProductUses(tx, usedProducts(steps));
    return tagsOfSteps(owner, steps);
  });
  site.changed(changed);
}

async function lockDeleted(
  tx: Transaction,
  memberId: string,
  ids: readonly string[],
  deletedSince: Date,
): Promise<ItemLock[]> {
  const wanted = [...new Set(ids)];
  const locked = await tx
    .select()
    .from(items)
    .where(
      and(
        inArray(items.id, wanted),
        eq(items.authorId, memberId),
        or(ne(items.state, "deleted"), gte(items.deletedAt, deletedSince)),
      ),
    )
    .orderBy(asc(items.id))
    .for("no key update");
  if (locked.length < wanted.length) throw notFound("item");
  return locked.filter(({ state }) => state === "deleted");
}
