import { lookLimits } from "../../shared/limits.ts";
import type { TaggedItem } from "../../shared/looks/look.ts";
import type { Pages } from "../../shared/pages.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isUuid } from "../../shared/uuid.ts";
import { ownItemsByIds } from "../items/own-items-by-ids.ts";
import { notFound } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { taggedItem } from "./tag-items.ts";

/** A member's outfit by its id. @throws 404 */
export type OutfitOf = (
  site: SiteContext,
  member: Reader,
  id: string,
) => Promise<{ name: string; items: { item: TaggedItem }[] }>;

/** What a new look begins with: `?items=` chosen ones, `?outfit=` those of an outfit. Items of others are left out. */
export async function lookStart(
  site: SiteContext,
  member: Reader,
  url: URL,
  outfitOf: OutfitOf,
): Promise<Pages["postLook"]> {
  const outfitId = url.searchParams.get("outfit");
  if (outfitId) {
    if (!isUuid(outfitId)) throw notFound("outfit");
    const { name, items } = await outfitOf(site, member, outfitId);
    return { title: name, items: items.slice(0, lookLimits.tags).map(({ item }) => taggedItem(item)) };
  }
  const ids = [...new Set(url.searchParams.get("items")?.split(","))].filter(isUuid).slice(0, lookLimits.tags);
  const items = await ownItemsByIds(site, member, ids);
  return { title: "", items: items.map(taggedItem) };
}
