import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { notFound } from "../problems.ts";
import { recountProductUses } from "../products/recount-products.ts";
import { countChange, tagsOfSteps, usedProducts } from "./changed-items.ts";
import { photosOfItems } from "./item-photos.ts";
import { addToItemCount } from "./lock-wardrobe.ts";
import { items } from "./tables.ts";

/**
 * Hides an item from all but its owner and admins, or shows it again.
 * @returns what changes for others; null when it was so already, or is deleted
 * @throws 404 for none
 */
export async function setItemState(tx: Transaction, id: string, state: "live" | "hidden"): Promise<CacheTag[] | null> {
  const [found] = await tx.select({ authorId: items.authorId }).from(items).where(eq(items.id, id));
  if (!found) throw notFound("item");
  const [owner] = await tx
    .select({
      ...{ id: members.id, isPrivate: members.isPrivate },
      ...{ wardrobeAudience: members.wardrobeAudience, subscribedUntil: members.subscribedUntil },
    })
    .from(members)
    .where(eq(members.id, found.authorId))
    .for("no key update");
  const [before] = await tx
    .select()
    .from(items)
    .where(and(eq(items.id, id), inArray(items.state, ["live", "hidden", "deleted"])))
    .for("no key update");
  if (!owner || !before) throw notFound("item");
  // What its owner has deleted is restored hidden, where a decision hides it.
  if (before.state === state || before.state === "deleted") return null;
  const changed = await tx.update(items).set({ state }).where(eq(items.id, id)).returning();
  const steps = changed.map((after) => ({ before, after }));
  await tx.execute(photosOfItems([id]));
  await addToItemCount(tx, owner.id, countChange(steps));
  await recountProductUses(tx, usedProducts(steps));
  return tagsOfSteps(owner, steps);
}
