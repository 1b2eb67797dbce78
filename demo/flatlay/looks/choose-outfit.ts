import { type Role, roleOf } from "../composition/garment-roles.ts";
import type { Piece } from "../composition/piece.ts";
import { random } from "../drawing/noise.ts";
import type { Cut } from "../garments/garment-cut.ts";
import { bagFor, leatherColour, matching, shoesFor, smallThings } from "./choose-accessories.ts";
import type { LookBrief, Wear } from "./look-brief.ts";
import { palettes } from "./palettes.ts";
import { swatches } from "./swatches.ts";

/** All pieces of a look: the named clothes, then shoes, bag and small things chosen by the seed. */
export function chooseOutfit(look: LookBrief, seed: number): Piece[] {
  const next = random(seed * 7 + 3);
  const palette = palettes[look.palette];
  const clothes = [...look.clothes];
  const has = (role: Role) => clothes.some((each) => roleOf[each.kind] === role);
  const leather = leatherColour(palette, clothes, next);
  if (!has("shoes")) clothes.push(shoesFor(look, leather, next));
  const shoes = clothes.find((each) => roleOf[each.kind] === "shoes")!;
  if (!has("bag")) clothes.push(bagFor(look, matching(shoes.colour, leather), palette, next));
  const room = Math.min(next() < 0.55 ? 1 : 2, 7 - clothes.length - (has("scarf") ? 2 : has("coat") ? 1 : 0));
  const already = clothes.filter((each) => roleOf[each.kind] === "small").length;
  clothes.push(...smallThings(look, leather, palette, next).slice(0, Math.max(0, room - already)));
  return clothes.map((each, i) => ({ kind: each.kind, cut: cutOf(each), seed: seed * 31 + i + 1 }));
}

function cutOf({ colour, pattern, cut }: Wear): Cut {
  return {
    fill: swatches[colour],
    ...cut,
    ...(pattern
      ? {
          pattern: {
            kind: pattern.kind,
            c2: swatches[pattern.second],
            c3: swatches[pattern.third ?? pattern.second],
            size: pattern.size ?? 3,
          },
        }
      : {}),
  };
}
