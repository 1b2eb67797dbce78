import { paths } from "../../shared/paths.ts";
import type { SearchCards, SearchSuggestion } from "../../shared/search/search.ts";
import type { SearchKind } from "../../shared/search/search-kinds.ts";
import { searchedBrands } from "../brands/brand-list.ts";
import type { FoundRows } from "../db/near-words.ts";
import type { SearchedWords } from "../db/searched-words.ts";
import { searchedDiscussions } from "../discussions/lists/searched-discussions.ts";
import { searchedItems } from "../items/searched-items.ts";
import { searchedLooks } from "../looks/lists/searched-looks.ts";
import { searchedMembers } from "../members/member-list.ts";
import { searchedEntries } from "../notebook/searched-entries.ts";
import { searchedProducts } from "../products/searched-products.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

export interface Search {
  site: SiteContext;
  viewer: Member | null;
  words: SearchedWords;
}

interface SearchedKind<Card> {
  /** What the viewer may see, the best first. @param shown how many are read as a page shows them; all are counted */
  find(search: Search, shown: number): Promise<FoundRows<Card>>;
  /** @param viewer whose search it is */
  suggest(card: Card, viewer: Member | null): Omit<SearchSuggestion, "kind">;
}

/** A new kind gets its line here. Each one is a query of its noun, which knows who sees what. */
export const searchedKinds: { readonly [Kind in SearchKind]: SearchedKind<SearchCards[Kind]> } = {
  looks: {
    find: ({ site, viewer, words }, shown) => searchedLooks(site, viewer, words, shown),
    suggest: ({ slug, title, member, photo }) => ({
      ...{ name: title, detail: member.username, to: paths.look(slug), photo },
    }),
  },
  products: {
    find: ({ site, words }, shown) => searchedProducts(site, words, shown),
    suggest: ({ slug, name, brand, photo }) => ({ name, detail: brand.name, to: paths.product(slug), photo }),
  },
  entries: {
    find: ({ site, viewer, words }, shown) => searchedEntries(site, viewer, words, shown),
    suggest: ({ slug, title, author, cover }) => ({
      ...{ name: title, detail: author?.username ?? null, to: paths.entry(slug), photo: cover },
    }),
  },
  discussions: {
    find: ({ site, viewer, words }, shown) => searchedDiscussions(site, viewer, words, shown),
    suggest: ({ slug, title, group }) => ({
      ...{ name: title, detail: group.name, to: paths.conversation(slug), photo: null },
    }),
  },
  members: {
    find: ({ site, viewer, words }, shown) => searchedMembers(site, viewer, words, shown),
    suggest: ({ slug, username, city, avatar }) => ({
      ...{ name: username, detail: city, to: paths.member(slug), photo: avatar },
    }),
  },
  brands: {
    find: ({ site, viewer, words }, shown) => searchedBrands(site, viewer, words, shown),
    suggest: ({ slug, name, logo }) => ({ name, detail: null, to: paths.brand(slug), photo: logo }),
  },
  wardrobe: {
    find: ({ site, viewer, words }, shown) => searchedItems(site, viewer, words, shown),
    suggest: ({ id, name, brand, photo }, viewer) => ({
      ...{ name: name ?? "Item without a name", detail: brand, to: paths.item(viewer?.slug ?? "", id), photo },
    }),
  },
};
