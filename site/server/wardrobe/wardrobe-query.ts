import { colours } from "../../shared/colours.ts";
import { categories, type ItemFilter, itemFilters, itemOrders } from "../../shared/items/item-options.ts";
import type { WardrobeQuery } from "../../shared/items/pages.ts";
import { itemLimits } from "../../shared/limits.ts";
import { seasons } from "../../shared/looks/look-options.ts";
import { ownersFilter } from "../problems.ts";
import { queryOption } from "../request/query-option.ts";

/** What others may filter by: the rest would tell when something was worn, or show what is not for them. */
export const publicFilters: readonly ItemFilter[] = ["owned", "favourite", "wished"];

const textOf = (url: URL, name: string, maxLength: number) =>
  url.searchParams.get(name)?.trim().slice(0, maxLength) || null;

/** @throws 400 for an unknown option, and for the owner's filters when somebody else asks */
export function wardrobeQuery(url: URL, isOwner: boolean): WardrobeQuery {
  const show = queryOption(url, "show", itemFilters, "filter") ?? "owned";
  if (!isOwner && !publicFilters.includes(show)) throw ownersFilter();
  return {
    show,
    category: queryOption(url, "category", categories),
    colour: queryOption(url, "colour", colours),
    brand: textOf(url, "brand", itemLimits.brandLength),
    season: queryOption(url, "season", seasons),
    sort: queryOption(url, "sort", itemOrders, "order") ?? "newest",
    search: textOf(url, "search", itemLimits.nameLength),
  };
}
