import { type Ratio, type Role, roleOf } from "../composition/garment-roles.ts";
import { templateFor, templates } from "../composition/layout-templates.ts";
import type { Piece } from "../composition/piece.ts";
import { random } from "../drawing/noise.ts";
import { itemAt } from "../drawing/value-at.ts";
import { autumnLooks } from "./briefs/autumn.ts";
import { springLooks } from "./briefs/spring.ts";
import { summerLooks } from "./briefs/summer.ts";
import { winterLooks } from "./briefs/winter.ts";
import { chooseOutfit } from "./choose-outfit.ts";
import { chooseSetting } from "./choose-setting.ts";
import type { LookBrief } from "./look-brief.ts";
import { type Photo, photo } from "./photo.ts";

export const looks: readonly LookBrief[] = [...springLooks, ...summerLooks, ...autumnLooks, ...winterLooks];

const ratioBySeed: Ratio[] = ["3:4", "4:5", "3:4", "1:1", "4:5"];

/** The photos of a look: the whole outfit first, then those of the brief. */
export function photosOf(look: LookBrief, number: number): Photo[] {
  const seed = number * 17 + (look.reroll ?? 0) * 1009;
  const pieces = chooseOutfit(look, seed);
  const setting = chooseSetting(look, pieces, seed);
  const name = `look-${String(number).padStart(2, "0")}`;
  const whole = photo(
    `${name}.webp`,
    pieces,
    templates[
      templateFor(
        pieces.map(({ kind }) => kind),
        random(seed + 2)(),
      )
    ],
    look.ratio ?? itemAt(ratioBySeed, number % ratioBySeed.length),
    setting,
    seed,
  );
  const more = (look.also ?? []).map((kind, i) => {
    const chosen = kind === "detail" ? closeUp(look, pieces) : stillLife(pieces);
    const ratio: Ratio = kind === "detail" ? "4:5" : "1:1";
    return photo(`${name}-${i + 2}.webp`, chosen, templates[kind], ratio, setting, seed + 500 + i);
  });
  return [whole, ...more];
}

/** The piece the look is named for, with one or two small things. */
function closeUp(look: LookBrief, pieces: Piece[]): Piece[] {
  const main = pieces.find((piece) => piece.kind === itemAt(look.clothes, 0).kind)!;
  const of = (role: Role) => pieces.filter((piece) => roleOf[piece.kind] === role).slice(0, 1);
  const beside = of("small").length > 0 ? of("small") : of("scarf");
  return [main, ...beside];
}

function stillLife(pieces: Piece[]): Piece[] {
  return pieces.filter((piece) => ["shoes", "bag", "small", "scarf"].includes(roleOf[piece.kind]));
}
