import { itemLimits } from "../../shared/limits.ts";
import type { Pages } from "../../shared/pages.ts";
import { isUuid } from "../../shared/uuid.ts";
import { cursorsOf } from "../db/keyset.ts";
import { ownItemsByIds } from "../items/own-items-by-ids.ts";
import { loginRequired } from "../problems.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
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
  return { items: await ownItemsByIds(site, viewer, [...new Set(ids)]) };
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
