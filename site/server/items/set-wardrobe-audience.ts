import { eq } from "drizzle-orm";
import type { Audience } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { productsNamedBy, recountProductUses } from "../products/recount-products.ts";
import type { SiteContext } from "../site-context.ts";
import { photosOfWardrobe } from "./item-photos.ts";
import { lockWardrobe } from "./lock-wardrobe.ts";

/** Who may see the wardrobe at most. The photos of its items close or open in the same transaction. */
export async function setWardrobeAudience(
  site: SiteContext,
  member: { id: string },
  audience: Audience,
): Promise<void> {
  const changed = await site.db.transaction(async (tx) => {
    const { wardrobeAudience } = await lockWardrobe(tx, member.id, { mayBeBanned: true });
    await tx.update(members).set({ wardrobeAudience: audience }).where(eq(members.id, member.id));
    await tx.execute(photosOfWardrobe(member.id));
    if (wardrobeAudience === audience) return null;
    const named = await productsNamedBy(tx, member.id);
    await recountProductUses(tx, named);
    return named.map((id) => `product:${id}` as const);
  });
  // Each page that shows an item, or counts them, is tagged with its owner.
  if (changed) site.changed([`member:${member.id}`, `wardrobe:${member.id}`, `profile:${member.id}`, ...changed]);
}
