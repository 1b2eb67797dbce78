import type { CollectionCard, CollectionDetail } from "../../../shared/collections/collection.ts";
import { formatCount } from "../format/format-count.ts";
import { seasonLabels } from "../looks/occasion-labels.ts";

/** “24 products, in members’ wardrobes 190 times” */
export const ownedInWords = ({ products, owned }: Pick<CollectionDetail, "products" | "owned">): string =>
  owned === 0
    ? formatCount(products, "product")
    : `${formatCount(products, "product")}, in members’ wardrobes ${formatCount(owned, "time")}`;

/** “Autumn 2026”, where the name doesn’t say it. */
export function seasonInWords({ name, season, year }: Pick<CollectionCard, "name" | "season" | "year">): string | null {
  const words = [season && seasonLabels[season], year].filter(Boolean).join(" ");
  return words === "" || name.toLowerCase().includes(words.toLowerCase()) ? null : words;
}
