import type { Cut } from "../garments/cut.ts";
import type { Kind } from "../garments/kinds.ts";
import type { Ground } from "../drawing/backgrounds.ts";
import type { PaletteName } from "./palettes.ts";
import type { PatternKind } from "../drawing/patterns.ts";
import type { Ratio } from "../composition/garment-roles.ts";
import type { Shade } from "../drawing/cast-shade.ts";
import type { Swatch } from "./swatches.ts";

export type Occasion = "everyday" | "work" | "evening" | "weekend" | "travel" | "celebration" | "sport";
export type Season = "spring" | "summer" | "autumn" | "winter";

/** A piece as a person would order it. */
export interface Wear {
  kind: Kind;
  colour: Swatch;
  pattern?: { kind: PatternKind; second: Swatch; third?: Swatch; size?: number };
  cut?: Omit<Cut, "fill" | "pattern">;
}

export const wear = (kind: Kind, colour: Swatch, more: Pick<Wear, "pattern" | "cut"> = {}): Wear => ({
  kind,
  colour,
  ...more,
});

/** One look as its member would tell it. Clothes that are not named are chosen by the seed. */
export interface LookBrief {
  title: string;
  text: string;
  occasion: Occasion;
  season: Season;
  palette: PaletteName;
  clothes: Wear[];
  ratio?: Ratio;
  ground?: Ground;
  shade?: Shade["kind"] | "none";
  /** Second and third photo: the main piece from close by, shoes and small things. */
  also?: ("detail" | "still")[];
  /** Another throw of the dice, when the first picture was not good enough. */
  reroll?: number;
}
