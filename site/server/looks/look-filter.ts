import type { Colour } from "../../shared/colours.ts";
import type { LookFeed } from "../../shared/looks/look.ts";
import type { Occasion, Season } from "../../shared/looks/look-options.ts";

/** What the list of looks shows. */
export interface LookFilter {
  feed: LookFeed;
  colour: Colour | null;
  occasion: Occasion | null;
  season: Season | null;
}
