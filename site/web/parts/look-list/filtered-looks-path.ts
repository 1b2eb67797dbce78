import type { BrandName } from "../../../shared/brands/brand.ts";
import type { CatalogueLink } from "../../../shared/catalogue-link.ts";
import type { Colour } from "../../../shared/colours.ts";
import type { LookFeed } from "../../../shared/looks/look.ts";
import type { Occasion, Season } from "../../../shared/looks/look-options.ts";
import { paths } from "../../../shared/paths.ts";

/** What the list of looks shows. */
export interface LooksChoice {
  feed: LookFeed;
  season: Season | null;
  occasion: Occasion | null;
  colour: Colour | null;
  brand: BrandName | null;
  product: CatalogueLink | null;
}

/** All looks of a feed. */
export const noFilters = { season: null, occasion: null, colour: null, brand: null, product: null };

export function filteredLooksPath({ feed, season, occasion, colour, brand, product }: LooksChoice): string {
  const query = new URLSearchParams();
  if (feed !== "new") query.set("feed", feed);
  if (season) query.set("season", season);
  if (occasion) query.set("occasion", occasion);
  if (colour) query.set("colour", colour);
  if (brand) query.set("brand", brand.slug);
  if (product) query.set("product", product.slug);
  return query.size ? `${paths.looks}?${query}` : paths.looks;
}
