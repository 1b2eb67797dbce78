import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { isShown } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { notFound } from "../problems.ts";
import { recountProductUses } from "../products/recount-products.ts";
import { setPhotosOpen } from "./deletion/set-photos-open.ts";
import { counted, isOpen } from "./look-content.ts";
import { addToLookCount } from "./look-order-lock.ts";
import { looks } from "./tables.ts";
import { productsOfTags } from "./tag-products.ts";

/**
 * Hides a look from all but its author and admins, or shows it again. It keeps its place.
 * @returns what changes for others; null when it was so already, or is deleted
 * @throws 404 for none
 */
export async function setLookState(tx: Transaction, id: string, state: "live" | "hidden"): Promise<CacheTag[] | null> {
  const [found] = await tx.select({ authorId: looks.authorId }).from(looks).where(eq(looks.id, id));
  if (!found) throw notFound("look");
  const { authorId } = found;
  const [author] = await tx
    .select({ isPrivate: members.isPrivate, standing: members.standing })
    .from(members)
    .where(eq(members.id, authorId))
    .for("no key update");
  const [look] = await tx
    .select({ audience: looks.audience, state: looks.state })
    .from(looks)
    .where(and(eq(looks.id, id), inArray(looks.state, ["live", "hidden", "deleted"])))
    .for("update");
  if (!author || !look) throw notFound("look");
  // What its author has deleted is restored hidden, where a decision hides it.
  if (look.state === state || look.state === "deleted") return null;
  await tx.update(looks).set({ state }).where(eq(looks.id, id));
  await setPhotosOpen(tx, id, isOpen({ ...look, state }, author) && isShown(author.standing));
  await addToLookCount(tx, authorId, counted(look.audience) * (state === "live" ? 1 : -1));
  const named = await productsOfTags(tx, id);
  await recountProductUses(tx, named);
  return [
    ...([`look:${id}`, `member:${authorId}`, `profile:${authorId}`, "looks", "members"] as const),
    ...named.map((product) => `product:${product}` as const),
  ];
}
