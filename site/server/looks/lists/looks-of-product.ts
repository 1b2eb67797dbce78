import { desc, sql } from "drizzle-orm";
import type { LookCard } from "../../../shared/looks/look.ts";
import type { Reader } from "../../../shared/permissions.ts";
import type { SiteContext } from "../../site-context.ts";
import { lookCard, lookRows } from "../look-cards.ts";
import { looks, lookTags } from "../tables.ts";

/** The newest looks that tag a product, without those that the reader may not see. */
export async function looksOfProduct(
  site: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  productId: string,
  limit: number,
): Promise<LookCard[]> {
  const rows = await lookRows(site, viewer, `${limit} looks of a product`, { productId }, () => ({
    where: sql`${looks.id} in (select ${lookTags.lookId} from ${lookTags}
      where ${lookTags.productId} = ${sql.placeholder("productId")})`,
    orderBy: [desc(looks.postedAt), desc(looks.id)],
    limit,
  }));
  return rows.map(lookCard);
}
