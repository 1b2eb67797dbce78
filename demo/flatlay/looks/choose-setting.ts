import type { Setting } from "../composition/draw-picture.ts";
import { roleOf } from "../composition/garment-roles.ts";
import type { Piece } from "../composition/piece.ts";
import type { Background } from "../drawing/backgrounds.ts";
import { difference, type Hex, mix } from "../drawing/colours.ts";
import { random } from "../drawing/noise.ts";
import { pick } from "./choose-accessories.ts";
import type { LookBrief } from "./look-brief.ts";
import { type Palette, palettes } from "./palettes.ts";

/** Background and light of a look's pictures; the background contrasts with the clothes. */
export function chooseSetting(look: LookBrief, pieces: readonly Piece[], seed: number): Setting {
  const next = random(seed * 11 + 5);
  const palette = palettes[look.palette];
  const ground = look.ground ?? pick(["paper", "paper", "plaster", "plaster", "linen", "wood"] as const, next);
  const colour = apart(groundColour(ground, palette), pieces);
  const shade = look.shade ?? (next() < 0.3 ? "window" : next() < 0.2 && look.season === "summer" ? "palm" : "none");
  return {
    ground,
    colour,
    shade: shade === "none" ? undefined : { kind: shade, depth: shade === "window" ? 0.15 : 0.2 },
  };
}

function groundColour(ground: Background, palette: Palette): Hex {
  switch (ground) {
    case "paper":
    case "plaster":
      return palette.ground;
    case "linen":
      return mix(palette.ground, "#efe8da", 0.45);
    case "terrazzo":
      return mix(palette.ground, "#f0ebe2", 0.7);
    case "wood":
      return mix(palette.ground, "#b58f6a", 0.75);
  }
}

/** Darkens or lightens the background until large pieces stand out. */
function apart(ground: Hex, pieces: readonly Piece[]): Hex {
  const large = pieces.filter(({ kind }) => ["top", "bottom", "dress", "coat", "jacket"].includes(roleOf[kind]));
  const distance = (colour: Hex) => Math.min(...large.map(({ cut }) => difference(cut.fill, colour)));
  let best = ground;
  for (const towards of ["#4d423a", "#f2ece2"])
    for (const share of [0.08, 0.16, 0.24, 0.32]) {
      if (distance(best) >= 9) return best;
      const candidate = mix(ground, towards, share);
      if (distance(candidate) > distance(best) + 0.5) best = candidate;
    }
  return best;
}
