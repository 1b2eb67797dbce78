import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Pages } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { memberSlugs } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { itemDetail } from "../items/item-detail.ts";
import { looksOfItem } from "../looks/lists/looks-of-item.ts";
import { notFound } from "../problems.ts";
import { type PageRequest, Redirect } from "../request/page-loader.ts";
import { reviewBy } from "../reviews/review-by.ts";
import type { SiteContext } from "../site-context.ts";
import { wearsOfItem } from "../wears/wears-of-item.ts";
import { wornWith } from "../wears/worn-with.ts";

const maxLooks = 8;
const maxWornWith = 4;

/** An item stands under its owner's address; a former one redirects. */
export async function itemPage({ site, viewer, params }: PageRequest): Promise<Pages["item"]> {
  const id = z.uuid().safeParse(params.id);
  if (!id.success) throw notFound("item");
  const { detail: item, authorId, productId } = await itemDetail(site, viewer, id.data);
  if (item.owner.slug !== params.slug) await redirectFromFormerSlug(site, params.slug ?? "", authorId, item);
  const isOwner = viewer?.id === authorId;
  const [looks, wears, together, review] = await Promise.all([
    looksOfItem(site, viewer, item.id, maxLooks),
    isOwner ? wearsOfItem(site, item.id) : null,
    isOwner ? wornWith(site, viewer, item.id, maxWornWith) : [],
    item.product && productId ? reviewBy(site, viewer, authorId, productId) : null,
  ]);
  return { item, looks, wears, wornWith: together, review };
}

async function redirectFromFormerSlug(
  { db }: SiteContext,
  slug: string,
  authorId: string,
  { id, owner }: Pages["item"]["item"],
): Promise<never> {
  const [former] = await preparedRows(db, "member of a former slug", { slug }, () =>
    query
      .select({ memberId: memberSlugs.memberId })
      .from(memberSlugs)
      .where(eq(memberSlugs.slug, sql.placeholder("slug"))),
  );
  if (former?.memberId !== authorId) throw notFound("item");
  throw new Redirect(paths.item(owner.slug, id), 301);
}
