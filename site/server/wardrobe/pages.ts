import type { Pages } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { cursorsOf } from "../db/keyset.ts";
import { ownWardrobe } from "../items/own-wardrobe.ts";
import { listOwner } from "../members/list-owner.ts";
import { pageOwner } from "../members/page-owner.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { itemPage } from "./item-page.ts";
import { wardrobeFacets } from "./wardrobe-facets.ts";
import { wardrobeItems } from "./wardrobe-items.ts";
import { wardrobeQuery } from "./wardrobe-query.ts";

async function memberWardrobePage(request: PageRequest): Promise<Pages["memberWardrobe"]> {
  const { site, viewer, url } = request;
  const { id, profile } = await pageOwner(request, paths.memberWardrobe);
  const query = wardrobeQuery(url, profile.isSelf);
  site.shows([`wardrobe:${id}`]);
  const [items, facets, own] = await Promise.all([
    wardrobeItems(site, viewer, id, query, cursorsOf(url)),
    wardrobeFacets(site, viewer, id, query.show),
    viewer && profile.isSelf ? ownWardrobe(site, viewer) : null,
  ]);
  return { member: profile, items, query, facets, own };
}

async function memberWardrobeList(request: PageRequest) {
  const { site, viewer, url } = request;
  const { id } = await listOwner(request);
  site.shows([`wardrobe:${id}`]);
  return wardrobeItems(site, viewer, id, wardrobeQuery(url, viewer?.id === id), cursorsOf(url));
}

export const wardrobeLists = { memberWardrobe: memberWardrobeList } satisfies Partial<ListLoaders>;

export const wardrobePages = { memberWardrobe: memberWardrobePage, item: itemPage } satisfies Partial<PageLoaders>;
