/** Titles are set in `display`, everything else in `text`, as in the interface. */
export type Family = "display" | "text";

const cut = (family: Family, name: string, weight: number) => ({
  family,
  weight,
  source: `${name}-wght-normal.woff2`,
  file: new URL(`fonts/${name}-${weight}.woff2`, import.meta.url),
});

/** A letter is taken from the first of its family that has it. */
export const fontFiles = [
  cut("display", "imbue-latin", 350),
  cut("display", "imbue-latin-ext", 350),
  cut("text", "figtree-latin", 500),
  cut("text", "figtree-latin-ext", 500),
] as const;
