import { asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type CardSubject, cardSubjects } from "../../../shared/notebook/entry-document.ts";
import type { EntryCardChoices } from "../../../shared/notebook-admin/notebook-admin.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { searchable } from "../../../shared/searchable.ts";
import { brandRows } from "../../brands/brand-cards.ts";
import { brands } from "../../brands/tables.ts";
import { unaccented } from "../../db/found-by-words.ts";
import { titleIn } from "../../db/title-in.ts";
import { itemRows } from "../../items/item-cards.ts";
import { items } from "../../items/tables.ts";
import { lookRows } from "../../looks/look-cards.ts";
import { looks } from "../../looks/tables.ts";
import { cardKey, shownCards } from "../../notebook/shown-cards.ts";
import { productRows } from "../../products/product-cards.ts";
import { products } from "../../products/tables.ts";
import { queryOption } from "../../request/query-option.ts";
import type { SiteContext } from "../../site-context.ts";

const limit = 12;
const maxSearchLength = 100;

/**
 * What a card may show, found by words: only what visitors see too, because readers who may not see it would find a gap.
 * @throws 400
 */
export async function cardChoices(site: SiteContext, viewer: Reader, url: URL): Promise<EntryCardChoices> {
  const subject = queryOption(url, "subject", cardSubjects) ?? "look";
  const ids = await found[subject](site, valuesOf(url.searchParams.get("search") ?? ""));
  const wanted = ids.map((id) => ({ subject, id }));
  const cards = await shownCards(site, viewer, wanted);
  return {
    cards: wanted.flatMap((one) => {
      const card = cards.get(cardKey(one));
      return card ? [{ ...one, card }] : [];
    }),
  };
}

interface Words extends Record<string, string> {
  words: string;
  /** The words between %. */
  pattern: string;
}

function valuesOf(search: string): Words {
  const words = searchable(search.trim().slice(0, maxSearchLength));
  return { words, pattern: `%${words.replace(/[\\%_]/g, "\\$&")}%` };
}

const isFound = (text: SQLWrapper): SQL => sql`${text} like ${sql.placeholder("pattern")}::text`;
const beginsFirst = (text: SQLWrapper): SQL => desc(sql`starts_with(${text}, ${sql.placeholder("words")}::text)`);

const itemName = unaccented(items.name);

/** Looks and items are looked for among so many of the newest: most have to be compared one by one. */
const newest = sql.raw("20000");

const found: Record<CardSubject, (site: SiteContext, words: Words) => Promise<string[]>> = {
  async look(site, words) {
    const isNewest = sql`${looks.id} in (select id from ${looks} order by posted_at desc, id desc limit ${newest})`;
    const rows = await lookRows(site, null, "looks by words", words, () => ({
      ...{ where: sql`${isFound(titleIn(looks.searchText))} and ${isNewest}`, limit },
      orderBy: [desc(looks.postedAt), desc(looks.id)],
    }));
    return rows.map(({ look }) => look.id);
  },
  async item(site, words) {
    const isNewest = sql`${items.id} in (select id from ${items} order by id desc limit ${newest})`;
    const rows = await itemRows(site, null, "items by words", words, () => ({
      ...{ where: sql`${isFound(itemName)} and ${isNewest}`, limit },
      orderBy: [beginsFirst(itemName), desc(items.id)],
    }));
    return rows.map(({ item }) => item.id);
  },
  async product(site, words) {
    const rows = await productRows(site, "live products by words", words, () => ({
      ...{ where: isFound(products.searchText), limit },
      orderBy: [beginsFirst(products.searchText), desc(products.itemCount), asc(products.searchText), asc(products.id)],
    }));
    return rows.map(({ product }) => product.id);
  },
  async brand(site, words) {
    const rows = await brandRows(site, null, "live brands by words", words, () => ({
      ...{ where: isFound(brands.searchText), limit },
      orderBy: [beginsFirst(brands.searchText), desc(brands.followerCount), asc(brands.searchText), asc(brands.id)],
    }));
    return rows.map(({ brand }) => brand.id);
  },
};
