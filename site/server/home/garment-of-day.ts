import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { GarmentLife } from "../../shared/home/pages.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { memberName } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { type ItemRow, itemCard, itemRows, itemSeenBy } from "../items/item-cards.ts";
import { items } from "../items/tables.ts";
import { lookCard, lookRows } from "../looks/look-cards.ts";
import { looks, lookTags } from "../looks/tables.ts";
import { seenBy } from "../relations/seen-by.ts";
import { reviewBy } from "../reviews/review-by.ts";
import type { SiteContext } from "../site-context.ts";
import { orderOfDay } from "./order-of-day.ts";

/** What the newest of everybody’s looks show: going through all items would take longer with every member. */
const maxLooks = 200;
/** Of these, the day has one. */
const maxCandidates = 24;
const minWears = 3;

/** An item that everybody may see, and what everybody may know of it: its looks, its wears and what its owner says. */
export async function garmentOfDay(site: SiteContext, day: string): Promise<GarmentLife | null> {
  const [row] = await itemRows(site, null, "item of the day", { day }, () => ({
    where: eq(items.id, itemOfDay()),
    limit: 1,
  }));
  if (!row) return null;
  const [first, newest, review] = await Promise.all([
    lookOf(site, row, "first"),
    lookOf(site, row, "newest"),
    productOf(row) ? reviewBy(site, null, row.item.authorId, productOf(row) ?? "") : null,
  ]);
  if (!first || !newest) return null;
  const { item, owner } = row;
  return {
    item: itemCard(row),
    owner: memberName({ ...owner, isSubscriber: isSubscribed(owner, site.clock()) }),
    ownedSince: [item.postedAt.toISOString(), first.postedAt].toSorted()[0] ?? first.postedAt,
    firstLook: first,
    newestLook: newest.slug === first.slug ? null : newest,
    review,
  };
}

function itemOfDay(): SQL {
  const isWorn = and(
    sql`${items.wearCount} >= ${sql.raw(String(minWears))}`,
    isNotNull(items.photoId),
    isNull(items.archivedAt),
    eq(items.isWished, false),
  );
  return sql`(
    select candidate.id from (
      select ${items.id}, ${items.wearCount} from (
        select id from ${looks} where state = 'live' and audience = 'everyone'
        order by posted_at desc, id desc limit ${sql.raw(String(maxLooks))}) newest
      join ${looks} on ${looks.id} = newest.id
      join ${lookTags} on ${lookTags.lookId} = newest.id
      join ${items} on ${items.id} = ${lookTags.itemId} and ${items.authorId} = ${looks.authorId}
      join ${members} on ${members.id} = ${items.authorId}
      where ${and(isWorn, seenBy(null, looks), itemSeenBy(null))}
      group by ${items.id}, ${items.wearCount}
      order by ${items.wearCount} desc, ${items.id} limit ${sql.raw(String(maxCandidates))}) candidate
    order by ${orderOfDay(sql`candidate.id`)} limit 1)`;
}

async function lookOf(site: SiteContext, { item }: ItemRow, which: "first" | "newest") {
  const order = which === "first" ? asc : desc;
  const rows = await lookRows(site, null, `${which} look of an item`, { itemId: item.id }, () => ({
    where: sql`${looks.id} in (select ${lookTags.lookId} from ${lookTags} where ${lookTags.itemId} = ${sql.placeholder("itemId")})`,
    orderBy: [order(looks.postedAt), order(looks.id)],
    limit: 1,
  }));
  return rows.map(lookCard)[0] ?? null;
}

/** Reviews of what has no page are read nowhere. */
const productOf = ({ brand, product }: ItemRow): string | null =>
  brand?.state === "live" && product?.state === "live" ? product.id : null;
