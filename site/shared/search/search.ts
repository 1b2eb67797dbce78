import type { BrandCard } from "../brands/brand.ts";
import type { DiscussionCard } from "../discussions/discussion.ts";
import type { ItemCard } from "../items/item.ts";
import type { LookCard } from "../looks/look.ts";
import type { FoundMember } from "../members/member.ts";
import type { EntryCard } from "../notebook/entry.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { ProductCard } from "../products/product.ts";
import type { SearchKind } from "./search-kinds.ts";

/**
 * What a search finds, by kind. A kind that is added here and in `searchKinds` is then missing, as the compiler says, in
 * `site/server/search/searched-kinds.ts` and in `site/web/parts/search/found-kinds.tsx`.
 */
export interface SearchCards {
  looks: LookCard;
  products: ProductCard;
  entries: EntryCard;
  discussions: DiscussionCard;
  members: FoundMember;
  brands: BrandCard;
  /** The viewer’s own. */
  wardrobe: ItemCard;
}

export interface Found<Card> {
  items: Card[];
  /** Up to `maxFound`: one more stands for more than that. */
  count: number;
}

export type FoundByKind = { [Kind in SearchKind]: Found<SearchCards[Kind]> };

/** One line below the field while somebody types. */
export interface SearchSuggestion {
  kind: SearchKind;
  name: string;
  /** Whose or which one it is. */
  detail: string | null;
  /** The address of its page. */
  to: string;
  photo: PhotoCard | null;
}

export interface SearchSuggestionsAnswer {
  suggestions: SearchSuggestion[];
}
