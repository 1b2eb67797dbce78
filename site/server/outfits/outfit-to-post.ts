import { and, asc, eq } from "drizzle-orm";
import type { ItemCard } from "../../shared/items/item.ts";
import type { Reader } from "../../shared/permissions.ts";
import { ownItemsByIds } from "../items/own-items-by-ids.ts";
import { notFound } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { outfitItems, outfits } from "./tables.ts";

/** An outfit of the member from head to foot, to begin a look with. @throws 404 */
export async function outfitToPost(
  site: SiteContext,
  member: Reader,
  id: string,
): Promise<{ name: string; items: { item: ItemCard }[] }> {
  const rows = await site.db
    .select({ name: outfits.name, itemId: outfitItems.itemId })
    .from(outfits)
    .leftJoin(outfitItems, eq(outfitItems.outfitId, outfits.id))
    .where(and(eq(outfits.id, id), eq(outfits.authorId, member.id)))
    .orderBy(asc(outfitItems.position));
  const [first] = rows;
  if (!first) throw notFound("outfit");
  const items = await ownItemsByIds(
    site,
    member,
    rows.flatMap(({ itemId }) => itemId ?? []),
  );
  return { name: first.name, items: items.map((item) => ({ item })) };
}
