import { and, eq, isNotNull } from "drizzle-orm";
import type { WearsAnswer } from "../../shared/wears/wear.ts";
import { lookTags } from "../looks/tables.ts";
import { nothingToWear } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { addPress } from "./add-press.ts";
import { requireBegun } from "./latest-day.ts";
import { isWearable, lockItems } from "./lock-items.ts";
import { ownLookId } from "./own-look.ts";

/**
 * Logs a wear of each item that the member's own look names, without those that were archived since.
 * @throws 404, 409 when the look names none
 */
export async function wearLook(
  site: SiteContext,
  member: Pick<Member, "id">,
  slug: string,
  on: string,
): Promise<WearsAnswer> {
  requireBegun(site, on);
  const { answer, changed } = await site.db.transaction(async (tx) => {
    await lockActingMember(tx, member.id);
    const lookId = await ownLookId(tx, member, slug);
    const tagged = await tx
      .selectDistinct({ id: lookTags.itemId })
      .from(lookTags)
      .where(and(eq(lookTags.lookId, lookId), isNotNull(lookTags.itemId)));
    const locked = await lockItems(
      tx,
      member.id,
      tagged.flatMap(({ id }) => id ?? []),
    );
    const itemIds = locked.filter(isWearable).map(({ id }) => id);
    if (itemIds.length === 0) throw nothingToWear("look");
    return addPress(tx, site, { memberId: member.id, itemIds, on, lookId });
  });
  site.changed(changed);
  return answer;
}
