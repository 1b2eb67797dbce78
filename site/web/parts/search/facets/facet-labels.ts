import type { Facet, FacetChoice } from "../../../../shared/search/search-facets.ts";
import { colourLabels } from "../../colours/colour-labels.ts";
import { occasionLabels, seasonLabels } from "../../looks/occasion-labels.ts";
import { categoryLabels } from "../../wardrobe/item-labels.ts";

export const facetLabels: Record<Facet, string> = {
  category: "Category",
  colour: "Colour",
  season: "Season",
  occasion: "Occasion",
  brand: "Brand",
  group: "Group",
};

const valueLabels: Partial<Record<Facet, Readonly<Record<string, string>>>> = {
  category: categoryLabels,
  colour: colourLabels,
  season: seasonLabels,
  occasion: occasionLabels,
};

export const choiceLabel = (facet: Facet, { value, name }: FacetChoice): string =>
  name ?? valueLabels[facet]?.[value] ?? value;
