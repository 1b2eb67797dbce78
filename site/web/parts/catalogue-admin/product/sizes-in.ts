import { catalogueLimits } from "../../../../shared/limits.ts";

/** “XS; S, M” as three sizes. A comma within a number belongs to it: “38,5”. */
export const sizesIn = (text: string): string[] =>
  text
    .split(/;|\n|,(?!\d)/)
    .map((size) => size.trim().slice(0, catalogueLimits.sizeLength))
    .filter((size) => size !== "");
