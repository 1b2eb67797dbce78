import { colours } from "../../../../shared/colours.ts";
import type { Facet } from "../../../../shared/search/search-facets.ts";
import { ColourSwatch } from "../../colours/colour-swatch.tsx";

/** Only colours have one. */
export function FacetSwatch({ facet, value }: { facet: Facet; value: string }) {
  const colour = facet === "colour" && colours.find((one) => one === value);
  return colour ? <ColourSwatch colour={colour} /> : null;
}
