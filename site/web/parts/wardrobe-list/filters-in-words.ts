import type { WardrobeQuery } from "../../../shared/items/pages.ts";
import { colourLabels } from "../colours/colour-labels.ts";
import { seasonLabels } from "../looks/occasion-labels.ts";
import { categoryLabels, itemFilterLabels } from "../wardrobe/item-labels.ts";

/** "Favourites, coat, navy"; empty for the whole wardrobe. */
export const filtersInWords = ({ show, category, colour, brand, season, search }: WardrobeQuery): string =>
  [
    show !== "owned" && itemFilterLabels[show],
    category && categoryLabels[category],
    colour && colourLabels[colour],
    brand,
    season && seasonLabels[season],
    search && `“${search}”`,
  ]
    .filter(Boolean)
    .join(", ");
