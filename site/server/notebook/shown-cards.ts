import { sql } from "drizzle-orm";
import type { ShownCard } from "../../shared/notebook/entry.ts";
import { type CardSubject, cardSubjects } from "../../shared/notebook/entry-document.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { memberName } from "../accounts/member-name.ts";
import { brandCard, brandRows } from "../brands/brand-cards.ts";
import { brands } from "../brands/tables.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { itemCard, itemRows } from "../items/item-cards.ts";
import { items } from "../items/tables.ts";
import { lookCard } from "../looks/look-cards.ts";
import { looksByIds } from "../looks/looks-by-ids.ts";
import { looks } from "../looks/tables.ts";
import { productCard, productRows } from "../products/product-cards.ts";
import { products } from "../products/tables.ts";
import type { SiteContext } from "../site-context.ts";

interface CardOf {
  subject: CardSubject;
  id: string;
}

export const cardKey = ({ subject, id }: CardOf): string => `${subject}:${id}`;

/** By `cardKey`. */
export type ShownCards = ReadonlyMap<string, ShownCard>;

type Found = [id: string, card: ShownCard];

/** What the reader may see of these, in a query for each kind. What is gone or closed has no card. */
export async function shownCards(
  site: SiteContext,
  viewer: Reader | null,
  wanted: readonly CardOf[],
): Promise<ShownCards> {
  const found = await Promise.all(
    cardSubjects.map(async (subject) => {
      const ids = [...new Set(wanted.filter((one) => one.subject === subject).map(({ id }) => id))];
      const cards = ids.length ? await readers[subject](site, viewer, ids) : [];
      return cards.map(([id, card]) => [cardKey({ subject, id }), card] as const);
    }),
  );
  const cards = new Map(found.flat());
  const closed = wanted.filter((one) => !cards.has(cardKey(one)));
  // Only what visitors see is cached.
  if (viewer === null) await noteClosed(site, closed);
  return cards;
}

/** A page without a card changes when what it would show opens, which may be with its owner’s account. */
async function noteClosed({ db, shows }: SiteContext, closed: readonly CardOf[]): Promise<void> {
  if (closed.length === 0) return;
  shows(closed.map(({ subject, id }) => `${subject}:${id}` as const));
  const idsOf = (subject: CardSubject) => closed.filter((one) => one.subject === subject).map(({ id }) => id);
  const given = { lookIds: idsOf("look"), itemIds: idsOf("item") };
  const owners = await preparedSql<{ id: string }>(
    db,
    "owners of closed cards",
    given,
    () => sql`
      select ${looks.authorId} as id from ${looks} where ${looks.id} = any(${sql.placeholder("lookIds")}::uuid[])
      union select ${items.authorId} from ${items} where ${items.id} = any(${sql.placeholder("itemIds")}::uuid[])`,
  );
  shows(owners.map(({ id }) => `member:${id}` as const));
}

const readers: Record<CardSubject, (site: SiteContext, viewer: Reader | null, ids: string[]) => Promise<Found[]>> = {
  async look(site, viewer, ids) {
    const rows = await looksByIds(site, viewer, ids);
    return rows.map((row) => [row.look.id, { kind: "look", look: lookCard(row) }]);
  },
  async product(site, _, ids) {
    const where = sql`${products.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`;
    const rows = await productRows(site, "products of entries", { ids }, () => ({ where, limit: maxCards }));
    return rows.map((row) => [row.product.id, { kind: "product", product: productCard(row) }]);
  },
  /** Without those that wait for a name: only their owners see them. */
  async item(site, viewer, ids) {
    const where = sql`${items.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[]) and ${items.name} is not null`;
    const rows = await itemRows(site, viewer, "items of entries", { ids }, () => ({ where }));
    return rows.map((row) => {
      const owner = memberName({ ...row.owner, isSubscriber: isSubscribed(row.owner, site.clock()) });
      return [row.item.id, { kind: "item", item: itemCard(row), owner }];
    });
  },
  async brand(site, viewer, ids) {
    const where = sql`${brands.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`;
    const rows = await brandRows(site, viewer, "brands of entries", { ids }, () => ({
      ...{ where, orderBy: [], limit: maxCards },
    }));
    return rows.map((row) => [row.brand.id, { kind: "brand", brand: brandCard(viewer)(row) }]);
  },
};

/** More than the texts of a whole feed have. */
const maxCards = 10_000;
