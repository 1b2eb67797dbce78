import { desc, sql } from "drizzle-orm";
import type { LookCard } from "../../../shared/looks/look.ts";
import type { Reader } from "../../../shared/permissions.ts";
import type { SiteContext } from "../../site-context.ts";
import { lookCard, lookRows } from "../look-cards.ts";
import { looks, lookTags } from "../tables.ts";

/** The newest looks that name an item, without those that the reader may not see. */
export async function looksOfItem(
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  itemId: string,
  limit: number,
): Promise<LookCard[]> {
  const rows = await lookRows(site, viewer, `${limit} looks of an item`, { itemId }, () => ({
    where: sql`${looks.id} in (select ${lookTags.lookId} from ${lookTags} where ${lookTags.itemId} = ${sql.placeholder("itemId")})`,
    orderBy: [desc(looks.postedAt), desc(looks.id)],
    limit,
  }));
  return rows.map(lookCard);
}
