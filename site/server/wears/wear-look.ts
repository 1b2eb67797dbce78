import { and, eq } from "drizzle-orm";
import type { WearsAnswer } from "../../shared/wears/wear.ts";
import { lockWardrobe } from "../items/lock-wardrobe.ts";
import { items } from "../items/tables.ts";
import { lookTags } from "../looks/tables.ts";
import { nothingToWear } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { addPress } from "./add-press.ts";
import { ownLookId } from "./own-look.ts";
import { isWearable } from "./wearable.ts";

/**
 * Logs a wear of each item that the member's own look names, without those that were archived since.
 * @throws 404, 409 when the look names none
 */
export async function wearLook(
  site: SiteContext,
  member: { id: string },
  slug: string,
  on: string,
): Promise<WearsAnswer> {
  const { answer, changed } = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id);
    const lookId = await ownLookId(tx, member.id, slug);
    const named = await tx
      .selectDistinct({ id: items.id })
      .from(lookTags)
      .innerJoin(items, eq(items.id, lookTags.itemId))
      .where(and(eq(lookTags.lookId, lookId), eq(items.authorId, member.id), isWearable));
    if (named.length === 0) throw nothingToWear("look");
    return addPress(tx, site, owner, { itemIds: named.map(({ id }) => id), on, lookId });
  });
  site.changed(changed);
  return answer;
}
