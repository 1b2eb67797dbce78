import type { Transaction } from "@hemline/database";
import { asc, eq, sql } from "drizzle-orm";
import type { CardDraft, MessageCard } from "../../../shared/discussions/message.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { isSubscribed } from "../../accounts/is-subscribed.ts";
import { memberName } from "../../accounts/member-name.ts";
import { preparedRows, query } from "../../db/prepared-query.ts";
import { itemCard, itemRows } from "../../items/item-cards.ts";
import { items } from "../../items/tables.ts";
import { lookCard, lookRows } from "../../looks/look-cards.ts";
import { looksByIds } from "../../looks/looks-by-ids.ts";
import { looks } from "../../looks/tables.ts";
import { invalid } from "../../problems.ts";
import { productBySlug } from "../../products/product-by-slug.ts";
import { productCard, productRows } from "../../products/product-cards.ts";
import { products } from "../../products/tables.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { messageCards } from "../tables.ts";

type CardIds = Pick<typeof messageCards.$inferInsert, "itemId" | "lookId" | "productId">;

/** What a draft shows, out of what its author may see now. @throws 422 for anything else */
export async function cardsToShow(site: SiteContext, member: Member, drafts: readonly CardDraft[]): Promise<CardIds[]> {
  const found = await Promise.all(drafts.map((draft) => idsOf(site, member, draft)));
  return found.map((ids) => {
    if (!ids) throw invalid({ cards: ["We can’t find one of the items, looks or products that you added."] });
    return ids;
  });
}

async function idsOf(site: SiteContext, member: Member, draft: CardDraft): Promise<CardIds | null> {
  switch (draft.kind) {
    case "item": {
      const [item] = await itemsAt(site, member, [draft.id]);
      return item ? { itemId: item.item.id } : null;
    }
    case "look": {
      const [row] = await lookRows(site, member, "look of a card", { slug: draft.slug }, () => ({
        where: eq(looks.slug, sql.placeholder("slug")),
      }));
      return row ? { lookId: row.look.id } : null;
    }
    case "product": {
      const product = await productBySlug(site.db, draft.slug);
      return product && { productId: product.id };
    }
  }
}

export async function insertCards(tx: Transaction, messageId: string, cards: readonly CardIds[]): Promise<void> {
  if (cards.length)
    await tx.insert(messageCards).values(cards.map((ids, position) => ({ messageId, position, ...ids })));
}

/** By message, what the viewer may see of what it shows. */
export async function cardsOf(
  site: SiteContext,
  viewer: Reader | null,
  messageIds: readonly string[],
): Promise<Map<string, MessageCard[]>> {
  const found = new Map<string, MessageCard[]>();
  if (messageIds.length === 0) return found;
  const rows = await preparedRows(site.db, "cards of messages", { messageIds }, () =>
    query
      .select()
      .from(messageCards)
      .where(sql`${messageCards.messageId} = any((select ${sql.placeholder("messageIds")}::uuid[])::uuid[])`)
      .orderBy(asc(messageCards.messageId), asc(messageCards.position)),
  );
  const cardOf = await shownCards(site, viewer, rows);
  for (const row of rows) {
    const card = cardOf(row);
    if (card) found.set(row.messageId, [...(found.get(row.messageId) ?? []), card]);
  }
  return found;
}

const idsIn = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))];

async function shownCards(
  site: SiteContext,
  viewer: Reader | null,
  rows: readonly (typeof messageCards.$inferSelect)[],
): Promise<(row: typeof messageCards.$inferSelect) => MessageCard | null> {
  const [ofItems, ofLooks, ofProducts] = await Promise.all([
    itemsAt(site, viewer, idsIn(rows.map(({ itemId }) => itemId))),
    looksByIds(site, viewer, idsIn(rows.map(({ lookId }) => lookId))),
    productsAt(site, idsIn(rows.map(({ productId }) => productId))),
  ]);
  const itemsById = new Map(ofItems.map((row) => [row.item.id, row]));
  const looksById = new Map(ofLooks.map((row) => [row.look.id, row]));
  const productsById = new Map(ofProducts.map((row) => [row.product.id, row]));
  return ({ itemId, lookId, productId }) => {
    const item = itemsById.get(itemId ?? "");
    if (item) {
      const owner = { ...item.owner, isSubscriber: isSubscribed(item.owner, site.clock()) };
      return { kind: "item", item: itemCard(item), owner: memberName(owner) };
    }
    const look = looksById.get(lookId ?? "");
    if (look) return { kind: "look", look: lookCard(look) };
    const product = productsById.get(productId ?? "");
    return product ? { kind: "product", product: productCard(product) } : null;
  };
}

/** Without those that wait for a name: only their owners see them. */
const itemsAt = (site: SiteContext, viewer: Reader | null, ids: readonly string[]) =>
  ids.length
    ? itemRows(site, viewer, "items of cards", { ids }, () => ({
        where: sql`${items.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[]) and ${items.name} is not null`,
      }))
    : [];

const productsAt = (site: SiteContext, ids: readonly string[]) =>
  ids.length
    ? productRows(site, "products of cards", { ids }, () => ({
        where: sql`${products.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`,
        limit: 200,
      }))
    : [];
