import type { Ratio } from "../composition/garment-roles.ts";
import type { Background } from "../drawing/backgrounds.ts";
import type { Shade } from "../drawing/cast-shade.ts";
import type { PatternKind } from "../drawing/patterns.ts";
import type { Cut } from "../garments/garment-cut.ts";
import type { Kind } from "../garments/garment-kinds.ts";
import type { PaletteName } from "./palettes.ts";
import type { Swatch } from "./swatches.ts";

export type Occasion = "everyday" | "work" | "evening" | "weekend" | "travel" | "celebration" | "sport";
export type Season = "spring" | "summer" | "autumn" | "winter";

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

/** The briefing for one look. The seed chooses the clothes that are not named. */
export interface LookBrief {
  title: string;
  text: string;
  occasion: Occasion;
  season: Season;
  palette: PaletteName;
  clothes: Wear[];
  ratio?: Ratio;
  ground?: Background;
  shade?: Shade["kind"] | "none";
  /** Second and third photo: the main piece from close by, shoes and small things. */
  also?: ("detail" | "still")[];
  /** Another seed, when the first picture was not good enough. */
  reroll?: number;
}
