import type { Colour } from "../colours.ts";
import type { Season } from "../looks/look-options.ts";
import type { MemberProfile } from "../members/member.ts";
import type { Slice } from "../page-data.ts";
import type { Audience } from "../permissions.ts";
import type { ItemCard } from "./item.ts";
import type { Category, ItemFilter, ItemOrder } from "./item-options.ts";

export interface ItemsPages {
  memberWardrobe: {
    member: MemberProfile;
    items: Slice<ItemCard>;
    query: WardrobeQuery;
    /** Of the items that the viewer may see. */
    facets: WardrobeFacets;
    /** Null for everybody but the owner. */
    own: OwnWardrobe | null;
  };
}

/** What a wardrobe is filtered and sorted by. */
export interface WardrobeQuery {
  show: ItemFilter;
  category: Category | null;
  colour: Colour | null;
  brand: string | null;
  season: Season | null;
  sort: ItemOrder;
  search: string | null;
}

/** What there is to filter by, with the number of items, whatever else is filtered. */
export interface WardrobeFacets {
  /** Others than the owner see 0 for what is the owner's to know. */
  shows: Record<ItemFilter, number>;
  // The rest counts what `query.show` shows.
  categories: { category: Category; items: number }[];
  colours: { colour: Colour; items: number }[];
  brands: { brand: string; items: number }[];
  seasons: { season: Season; items: number }[];
}

export interface OwnWardrobe {
  /** Who may see the wardrobe at most. */
  audience: Audience;
  /** Items that count against the limit. */
  used: number;
  /** Null without a limit. */
  limit: number | null;
}
