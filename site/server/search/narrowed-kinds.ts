import type { SearchCards } from "../../shared/search/search.ts";
import { kindFacets, type NarrowedKind } from "../../shared/search/search-facets.ts";
import type { SearchKind } from "../../shared/search/search-kinds.ts";
import type { ChosenFacets, NarrowedCards } from "../db/narrowed-cards.ts";
import { narrowedDiscussions } from "../discussions/lists/searched-discussions.ts";
import { narrowedLooks } from "../looks/lists/searched-looks.ts";
import { narrowedEntries } from "../notebook/searched-entries.ts";
import { narrowedProducts } from "../products/searched-products.ts";
import type { Search } from "./searched-kinds.ts";

type Narrow<Card> = (search: Search, chosen: ChosenFacets) => Promise<NarrowedCards<Card>>;

/** As many as a page shows of what is chosen, with what there is to choose from. */
export const narrowedKinds: { readonly [Kind in NarrowedKind]: Narrow<SearchCards[Kind]> } = {
  looks: ({ site, viewer, words }, chosen) => narrowedLooks(site, viewer, words, chosen),
  products: ({ site, words }, chosen) => narrowedProducts(site, words, chosen),
  entries: ({ site, viewer, words }, chosen) => narrowedEntries(site, viewer, words, chosen),
  discussions: ({ site, viewer, words }, chosen) => narrowedDiscussions(site, viewer, words, chosen),
};

export const isNarrowed = (kind: SearchKind): kind is NarrowedKind => kind in kindFacets;
