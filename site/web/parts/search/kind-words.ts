import { formatNumber } from "../../../shared/format-number.ts";
import { maxFound, type SearchKind } from "../../../shared/search/search-kinds.ts";

/** What each kind is called: above its results, and in a sentence. */
export const kindWords: Record<SearchKind, { title: string; one: string; many: string }> = {
  looks: { title: "Looks", one: "look", many: "looks" },
  products: { title: "Products", one: "product", many: "products" },
  entries: { title: "Notebook", one: "entry", many: "entries" },
  discussions: { title: "Discussions", one: "discussion", many: "discussions" },
  members: { title: "Members", one: "member", many: "members" },
  brands: { title: "Brands", one: "brand", many: "brands" },
  wardrobe: { title: "Your wardrobe", one: "of your items", many: "of your items" },
};

/** "12", "50+" */
export const foundCount = (count: number): string => (count > maxFound ? `${maxFound}+` : formatNumber(count));

/** "1 look", "50+ looks" */
export const countedKind = (kind: SearchKind, count: number): string =>
  `${foundCount(count)} ${count === 1 ? kindWords[kind].one : kindWords[kind].many}`;
