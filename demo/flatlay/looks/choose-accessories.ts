import { roleOf } from "../composition/garment-roles.ts";
import { difference, luminance } from "../drawing/colours.ts";
import type { Random } from "../drawing/noise.ts";
import { itemAt } from "../drawing/value-at.ts";
import type { Kind } from "../garments/garment-kinds.ts";
import { type LookBrief, type Wear, wear } from "./look-brief.ts";
import type { Palette } from "./palettes.ts";
import { colourName, type Swatch, swatches } from "./swatches.ts";

export const pick = <T>(choices: readonly T[], next: Random): T => itemAt(choices, Math.floor(next() * choices.length));

const leathers: Swatch[] = ["tan", "cognac", "chestnut", "espresso", "black", "oxblood"];

/** Often the palette's accent, but never the colour of the clothes: a red skirt wants no red bag. */
export function leatherColour(palette: Palette, clothes: readonly Wear[], next: Random): Swatch {
  const worn = clothes.filter((each) => roleOf[each.kind] !== "shoes").map((each) => swatches[each.colour]);
  const stands = (colour: Swatch) => worn.every((each) => difference(each, swatches[colour]) > 11);
  const accent = colourName(palette.accent);
  if (luminance(palette.accent) < 0.5 && stands(accent) && next() < 0.6) return accent;
  const free = leathers.filter(stands);
  return pick(free.length > 0 ? free : leathers, next);
}

/** Shoes and bag match, unless the shoes are canvas white. */
export const matching = (shoes: Swatch, leather: Swatch): Swatch =>
  luminance(swatches[shoes]) > 0.7 ? leather : shoes;

export function shoesFor({ season, occasion }: LookBrief, leather: Swatch, next: Random): Wear {
  const byOccasion: Partial<Record<LookBrief["occasion"], Kind[]>> = {
    sport: ["sneakers"],
    work: ["loafers", "pumps", "loafers"],
    evening: ["pumps", "ballet"],
    celebration: ["pumps", "ballet"],
  };
  const bySeason: Record<LookBrief["season"], Kind[]> = {
    spring: ["ballet", "loafers", "sneakers"],
    summer: ["sandals", "ballet", "sneakers"],
    autumn: ["boots", "loafers"],
    winter: ["boots", "loafers"],
  };
  const kind = pick(byOccasion[occasion] ?? bySeason[season], next);
  if (kind === "sneakers") return wear(kind, "white", { cut: { accent: swatches[leather] } });
  if (kind === "ballet") return wear(kind, leather, { cut: { style: pick(["bow", "mary"] as const, next) } });
  if (kind === "loafers") return wear(kind, leather, { cut: { style: pick(["bit", "penny"] as const, next) } });
  return wear(kind, leather);
}

export function bagFor({ occasion, season }: LookBrief, leather: Swatch, palette: Palette, next: Random): Wear {
  const emblems = ["sun", "leaf", "hem", "sail"] as const;
  const tote = () =>
    wear("tote", pick(["cream", "oat", "white"], next), {
      cut: { handle: palette.dark, emblem: { kind: pick(emblems, next), colour: palette.dark } },
    });
  switch (occasion) {
    case "sport":
    case "travel":
      return tote();
    case "evening":
    case "celebration":
      return wear("shoulderBag", leather);
    case "work":
      return wear("handbag", leather);
    default:
      if (season === "summer" && next() < 0.5) return tote();
      return wear(pick(["shoulderBag", "handbag"], next), leather);
  }
}

const hats = new Set<Kind>(["beanie", "cap", "strawHat"]);

export function smallThings(look: LookBrief, leather: Swatch, palette: Palette, next: Random): Wear[] {
  const glasses = () =>
    wear("sunglasses", pick(["espresso", "black", "chestnut"], next), {
      cut: { style: pick(["square", "round", "cat"], next), lens: pick(["#7b5836", "#4a5a52", "#5a4a46"], next) },
    });
  const foulard = () =>
    wear("foulard", colourName(palette.accent), {
      cut: { second: swatches.cream, third: swatches.cream },
      pattern: { kind: "dots", second: colourName(palette.main), size: 2.6 },
    });
  const belt = () => wear("belt", leather);
  const watch = () => wear("watch", leather);
  const hoops = () => wear("hoops", "saffron");
  const beanie = () => wear("beanie", colourName(palette.accent));
  const cap = () => wear("cap", colourName(palette.main), { cut: { emblem: { kind: "h", colour: swatches.cream } } });
  const choices = (): (() => Wear)[] => {
    if (look.occasion === "sport") return [cap, watch];
    if (look.occasion === "evening" || look.occasion === "celebration") return [hoops, glasses, foulard];
    if (look.occasion === "work") return [belt, watch, glasses];
    if (look.season === "winter") return [beanie, glasses, belt];
    if (look.season === "autumn") return [glasses, glasses, belt, foulard, watch];
    return [glasses, glasses, foulard, hoops, belt, watch];
  };
  const taken = new Set(look.clothes.map((each) => each.kind));
  const order = choices()
    .map((make) => ({ thing: make(), rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing);
  const once = order.filter((each, i) => order.findIndex(({ kind }) => kind === each.kind) === i);
  return once.filter(
    (each) => !taken.has(each.kind) && !(hats.has(each.kind) && [...hats].some((hat) => taken.has(hat))),
  );
}
