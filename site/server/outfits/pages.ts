import { eq, sql } from "drizzle-orm";
import type { ItemCard } from "../../shared/items/item.ts";
import { itemLimits } from "../../shared/limits.ts";
import type { Pages } from "../../shared/pages.ts";
import { isUuid } from "../../shared/uuid.ts";
import { cursorsOf } from "../db/keyset.ts";
import { itemCard, itemRows } from "../items/item-cards.ts";
import { items } from "../items/tables.ts";
import { loginRequired } from "../problems.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { outfitById, outfitsOf, type WearsOfOutfits } from "./outfits.ts";

interface AroundOutfits {
  wearsOf: WearsOfOutfits;
}

const outfitList =
  ({ wearsOf }: AroundOutfits) =>
  async ({ site, viewer, url }: PageRequest) => {
    if (!viewer) throw loginRequired();
    return outfitsOf(site, viewer, cursorsOf(url), wearsOf);
  };

const outfitPage =
  ({ wearsOf }: AroundOutfits) =>
  async ({ site, viewer, params }: PageRequest): Promise<Pages["outfit"]> => {
    if (!viewer) throw loginRequired();
    return { outfit: await outfitById(site, viewer, params.id ?? "", wearsOf) };
  };

async function newOutfitPage({ site, viewer, url }: PageRequest): Promise<Pages["newOutfit"]> {
  if (!viewer) throw loginRequired();
  const ids = (url.searchParams.get("items") ?? "").split(",").filter(isUuid).slice(0, itemLimits.outfitItems);
  return { items: await ownItems(site, viewer, ids) };
}

/** In the order of the ids, without those of others. */
async function ownItems(site: SiteContext, member: Member, ids: readonly string[]): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const rows = await itemRows(site, member, "own items by ids", { ids, memberId: member.id }, () => ({
    where: sql`${items.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])
      and ${eq(items.authorId, sql.placeholder("memberId"))}`,
  }));
  const cards = new Map(rows.map((row) => [row.item.id, itemCard(row)]));
  return [...new Set(ids)].flatMap((id) => cards.get(id) ?? []);
}

export const outfitsLists = (around: AroundOutfits) => ({ outfits: outfitList(around) }) satisfies Partial<ListLoaders>;

export const outfitsPages = (around: AroundOutfits) =>
  ({
    outfits: async (request: PageRequest): Promise<Pages["outfits"]> => ({
      outfits: await outfitList(around)(request),
    }),
    newOutfit: newOutfitPage,
    outfit: outfitPage(around),
  }) satisfies Partial<PageLoaders>;
