import { eq, sql } from "drizzle-orm";
import type { ItemDetail, ItemPrice, OwnItemFacts } from "../../shared/items/item.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isUuid } from "../../shared/uuid.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { memberName } from "../accounts/member-name.ts";
import { notFound } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { type ItemRow, itemCard, itemRows } from "./item-cards.ts";
import { items } from "./tables.ts";

/** @throws 404 for an item that the reader may not see, or none */
export async function itemDetail(
  site: SiteContext,
  viewer: Reader | null,
  id: string,
): Promise<{ detail: ItemDetail; authorId: string; productId: string | null }> {
  if (!isUuid(id)) throw notFound("item");
  const [row] = await itemRows(site, viewer, "item", { id }, () => ({ where: eq(items.id, sql.placeholder("id")) }));
  if (!row) throw notFound("item");
  const { item, owner } = row;
  const isSubscriber = isSubscribed(owner, site.clock());
  const detail: ItemDetail = {
    ...itemCard(row),
    owner: memberName({ ...owner, isSubscriber }),
    size: item.size,
    material: item.material,
    pattern: item.pattern,
    seasons: item.seasons,
    quantity: item.quantity,
    addedAt: item.postedAt.toISOString(),
    isHidden: item.state === "hidden",
    own: viewer?.id === item.authorId ? ownFacts(row) : null,
  };
  return { detail, authorId: item.authorId, productId: item.productId };
}

/** @throws 404 */
export const ownItem = async (site: SiteContext, member: Reader, id: string): Promise<ItemDetail> => {
  const { detail, authorId } = await itemDetail(site, member, id);
  if (authorId !== member.id) throw notFound("item");
  return detail;
};

function ownFacts({ item, brand, product }: ItemRow): OwnItemFacts {
  const price = priceOf(item);
  return {
    price,
    boughtOn: item.boughtOn,
    notes: item.notes,
    storedAt: item.storedAt,
    archiveReason: item.archivedWhy,
    lastWornOn: item.lastWornOn,
    costPerWear: price && { ...price, micros: Math.round(price.micros / Math.max(1, item.wearCount)) },
    waiting: { brand: nameWhileWaiting(brand), product: nameWhileWaiting(product) },
  };
}

const nameWhileWaiting = (named: { name: string; state: string } | null): string | null =>
  named?.state === "proposed" ? named.name : null;

const priceOf = ({ priceMicros: micros, currency }: ItemRow["item"]): ItemPrice | null =>
  micros === null || currency === null ? null : { micros, currency };
