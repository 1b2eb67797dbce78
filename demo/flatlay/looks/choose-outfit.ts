import type { Piece } from "../composition/compose.ts";
import type { Setting } from "../composition/draw-picture.ts";
import { type Role, roleOf } from "../composition/garment-roles.ts";
import type { Ground } from "../drawing/backgrounds.ts";
import { difference, type Hex, luminance, mix } from "../drawing/colours.ts";
import { type Random, random } from "../drawing/noise.ts";
import type { Cut } from "../garments/cut.ts";
import type { Kind } from "../garments/kinds.ts";
import { type LookBrief, type Wear, wear } from "./look-brief.ts";
import { type Palette, palettes } from "./palettes.ts";
import { colourName, type Swatch, swatches } from "./swatches.ts";

/** All pieces of a look: the named clothes, then shoes, bag and small things chosen by the seed. */
export function dressed(look: LookBrief, seed: number): Piece[] {
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

const pick = <T>(choices: readonly T[], next: Random): T => choices[Math.floor(next() * choices.length)]!;

const leathers: Swatch[] = ["tan", "cognac", "chestnut", "espresso", "black", "oxblood"];

/** Often the palette's accent, but never the colour of the clothes: a red skirt wants no red bag. */
function leatherColour(palette: Palette, clothes: readonly Wear[], next: Random): Swatch {
  const worn = clothes.filter((each) => roleOf[each.kind] !== "shoes").map((each) => swatches[each.colour]);
  const stands = (colour: Swatch) => worn.every((each) => difference(each, swatches[colour]) > 11);
  const accent = colourName(palette.accent);
  if (luminance(palette.accent) < 0.5 && stands(accent) && next() < 0.6) return accent;
  const free = leathers.filter(stands);
  return pick(free.length > 0 ? free : leathers, next);
}

/** Shoes and bag match, unless the shoes are canvas white. */
const matching = (shoes: Swatch, leather: Swatch): Swatch => (luminance(swatches[shoes]) > 0.7 ? leather : shoes);

function shoesFor({ season, occasion }: LookBrief, leather: Swatch, next: Random): Wear {
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

function bagFor({ occasion, season }: LookBrief, leather: Swatch, palette: Palette, next: Random): Wear {
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

function smallThings(look: LookBrief, leather: Swatch, palette: Palette, next: Random): Wear[] {
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

/** Background and light of a look's pictures; the background contrasts with the clothes. */
export function settingOf(look: LookBrief, pieces: readonly Piece[], seed: number): Setting {
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

function groundColour(ground: Ground, palette: Palette): Hex {
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
