import type { Piece } from "../composition/compose.ts";
import type { Setting } from "../composition/draw-picture.ts";
import { roleOf } from "../composition/garment-roles.ts";
import { difference, type Hex } from "../drawing/colours.ts";
import type { PatternKind } from "../drawing/patterns.ts";
import type { Cut } from "../garments/cut.ts";
import type { Kind } from "../garments/kinds.ts";
import { colourName, type Swatch } from "./swatches.ts";

const nouns: Record<Kind, (cut: Cut) => string> = {
  tee: () => "T-shirt",
  sweatshirt: () => "sweatshirt",
  camisole: () => "silk camisole",
  shirt: () => "shirt",
  blouse: (cut) => (cut.collar === "plain" ? "silk blouse" : "bow blouse"),
  jumper: (cut) => (cut.collar === "turtle" ? "roll-neck jumper" : cut.collar === "v" ? "V-neck jumper" : "jumper"),
  vest: (cut) => (cut.cable ? "vest" : "knitted vest"),
  cardigan: () => "cardigan",
  dress: (cut) => (cut.buttoned ? "button-through dress" : "dress"),
  slip: () => "slip dress",
  blazer: (cut) => (cut.double ? "double-breasted blazer" : "blazer"),
  coat: (cut) => (cut.double ? "double-breasted wool coat" : "wool coat"),
  trench: () => "trench coat",
  denimJacket: () => "denim jacket",
  jeans: (cut) => (cut.fit === "wide" ? "wide jeans" : cut.fit === "slim" ? "slim jeans" : "straight jeans"),
  trousers: (cut) =>
    cut.fit === "wide" ? "wide-leg trousers" : cut.fit === "barrel" ? "barrel-leg trousers" : "pressed trousers",
  shorts: () => "shorts",
  joggers: () => "joggers",
  pleatedSkirt: () => "pleated skirt",
  satinSkirt: () => "bias skirt",
  miniSkirt: (cut) => (cut.weave?.kind === "cord" ? "corduroy skirt" : "denim skirt"),
  sneakers: () => "sneakers",
  loafers: (cut) => (cut.style === "bit" ? "horsebit loafers" : "loafers"),
  ballet: (cut) => (cut.style === "mary" ? "Mary Jane flats" : "ballet flats"),
  sandals: () => "leather sandals",
  pumps: () => "slingback pumps",
  boots: () => "ankle boots",
  handbag: () => "handbag",
  shoulderBag: () => "shoulder bag",
  tote: () => "canvas tote",
  scarf: () => "wool scarf",
  foulard: () => "silk scarf",
  cap: () => "cap",
  beanie: () => "ribbed beanie",
  strawHat: () => "straw hat",
  belt: () => "leather belt",
  sunglasses: (cut) =>
    cut.style === "round" ? "round sunglasses" : cut.style === "cat" ? "cat-eye sunglasses" : "sunglasses",
  watch: () => "watch",
  hoops: () => "gold hoops",
};

const patternWords: Record<PatternKind, string> = {
  stripe: "striped",
  pin: "pinstriped",
  vstripe: "striped",
  check: "gingham",
  glen: "glen-check",
  tartan: "tartan",
  dots: "dotted",
  floral: "floral",
  herring: "herringbone",
  leopard: "leopard-print",
};

/** Pieces that come in pairs or have no singular take no article. */
const plural = /(jeans|trousers|shorts|joggers|sneakers|loafers|flats|sandals|pumps|boots|sunglasses|hoops)$/;

/** "camel wool coat", "navy dotted dress". */
export function pieceName({ kind, cut }: Piece): string {
  const noun = nouns[kind](cut);
  if (kind === "hoops") return noun;
  const words = [
    spoken(colourName(cut.fill), kind),
    cut.pattern && kind !== "foulard" ? patternWords[cut.pattern.kind] : "",
  ];
  if (cut.cable) words.push("cable-knit");
  return [...words, noun].filter(Boolean).join(" ");
}

/** Avoids "denim jeans" and "denim denim jacket". */
function spoken(colour: Swatch, kind: Kind): string {
  const isDenim = kind === "jeans" || kind === "denimJacket" || kind === "miniSkirt";
  if (isDenim && colour === "denim") return "mid-blue";
  return kind === "sunglasses" ? "dark" : colour;
}

/** All colours of a piece, the fabric's own first. */
export function piecesColours({ cut }: Piece): { hex: Hex; name: Swatch }[] {
  const colours = [cut.fill, cut.pattern?.c2, cut.pattern?.c3].filter((each) => each !== undefined);
  return [...new Set(colours)].map((hex) => ({ hex, name: colourName(hex) }));
}

const grounds: Record<Setting["ground"], string> = {
  paper: "paper",
  linen: "linen",
  wood: "a wooden floor",
  terrazzo: "terrazzo",
  plaster: "plaster",
};

/** Backgrounds are greyer than clothes, so they have other names. */
const groundColours: Record<string, Hex> = {
  sand: "#d8c7b1",
  cream: "#ece6dc",
  "warm grey": "#b9b2a8",
  "grey-green": "#aab4b0",
  "pale grey": "#cfcfd2",
  "sea-grey": "#cbd3d2",
  "pale olive": "#d9d2bf",
  peach: "#ebd3bc",
  blush: "#e7c7b4",
  lilac: "#c4b7c6",
  aubergine: "#5a4a4e",
  brown: "#8a6a50",
  ochre: "#c7a078",
};

function groundName({ ground, colour }: Setting): string {
  if (ground === "wood") return grounds.wood;
  const [name] = Object.entries(groundColours).reduce((best, each) =>
    difference(each[1], colour) < difference(best[1], colour) ? each : best,
  );
  return `${name} ${grounds[ground]}`;
}

export function altText(pieces: readonly Piece[], setting: Setting): string {
  const rank = (piece: Piece) =>
    ["coat", "jacket", "dress", "top", "bottom", "scarf", "shoes", "bag", "small"].indexOf(roleOf[piece.kind]);
  const named = [...pieces].sort((a, b) => rank(a) - rank(b)).map((piece) => withArticle(pieceName(piece)));
  const light = setting.shade?.kind === "window" ? " in window light" : setting.shade ? " in the shade of a palm" : "";
  return `${sentence(listed(named))}, laid out on ${groundName(setting)}${light}.`;
}

function withArticle(name: string): string {
  if (plural.test(name)) return name;
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}

function listed(words: string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
