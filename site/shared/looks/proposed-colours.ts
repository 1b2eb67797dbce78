import type { Colour } from "../colours.ts";

const maxProposed = 3;

/** The colours of a look, from those of its photos in their order. */
export const proposedColours = (ofPhotos: readonly (readonly Colour[])[]): Colour[] =>
  [...new Set(ofPhotos.flat())].slice(0, maxProposed);
