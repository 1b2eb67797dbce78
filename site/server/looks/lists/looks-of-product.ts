import { desc, sql } from "drizzle-orm";
import type { LookCard } from "../../../shared/looks/look.ts";
import type { Reader } from "../../../shared/permissions.ts";
import type { SiteContext } from "../../site-context.ts";
import { lookCard, lookRows } from "../look-cards.ts";
import { looks, lookTags } from "../tables.ts";
import { taggedLooks } from "./tagged-looks.ts";

/** The newest looks that tag a product, without those that the reader may not see or of members whom they have muted. */
export async function looksOfProduct(
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  productId: string,
  limit: number,
): Promise<LookCard[]> {
  const isTagged = sql`${lookTags.productId} = ${sql.placeholder("productId")}::uuid`;
  const rows = await lookRows(site, viewer, `${limit} looks of a product`, { productId }, () => ({
    where: sql`${looks.id} in (
      select look_id from (${taggedLooks(viewer, isTagged, undefined, { key: null, isBackwards: false }, limit)}) as tagged)`,
    orderBy: [desc(looks.postedAt), desc(looks.id)],
    limit,
  }));
  return rows.map(lookCard);
}
