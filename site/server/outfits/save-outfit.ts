import { eq } from "drizzle-orm";
import type { OutfitDraft } from "../../shared/outfits/outfit.ts";
import { newUuid } from "../../shared/uuid.ts";
import { lockWardrobe } from "../items/lock-wardrobe.ts";
import type { SiteContext } from "../site-context.ts";
import { ownOutfit } from "./own-outfit.ts";
import { placeItems } from "./place-items.ts";
import { outfits } from "./tables.ts";

interface Owner {
  id: string;
}

/** @returns its id @throws 422 */
export function createOutfit(site: SiteContext, member: Owner, { name, items }: OutfitDraft): Promise<string> {
  const id = newUuid(site.clock);
  return site.db.transaction(async (tx) => {
    await lockWardrobe(tx, member.id);
    await tx.insert(outfits).values({ id, authorId: member.id, name, createdAt: site.clock() });
    await placeItems(tx, member.id, id, items);
    return id;
  });
}

/** @throws 404, 422 */
export function changeOutfit(
  site: SiteContext,
  member: Owner,
  id: string,
  { name, items }: OutfitDraft,
): Promise<void> {
  return site.db.transaction(async (tx) => {
    await lockWardrobe(tx, member.id);
    await ownOutfit(tx, member.id, id, "no key update");
    await tx.update(outfits).set({ name, editedAt: site.clock() }).where(eq(outfits.id, id));
    await placeItems(tx, member.id, id, items);
  });
}

/** Its wears stay, as those of its items; what was planned goes. @throws 404 */
export function deleteOutfit(site: SiteContext, member: Owner, id: string): Promise<void> {
  return site.db.transaction(async (tx) => {
    await lockWardrobe(tx, member.id, { mayBeBanned: true });
    await ownOutfit(tx, member.id, id, "update");
    await tx.delete(outfits).where(eq(outfits.id, id));
  });
}
